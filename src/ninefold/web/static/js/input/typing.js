/** Whether an element takes text and keys for itself. @param {EventTarget | null} target */
export const isTyping = (target) =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !["checkbox", "radio", "button", "file", "range"].includes(target.type));
