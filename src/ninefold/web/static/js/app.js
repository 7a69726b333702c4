/**
 * The loop of the page: an event asks for an update, an update gives a new state, the state is drawn.
 * @import {State} from "./types.js"
 */

/**
 * @typedef {object} App
 * @property {State} state  the latest
 * @property {<A extends any[]>(update: (state: State, ...rest: A) => State, ...rest: A) => void} change
 */

/**
 * All changes of one event are drawn once, in a microtask: after the event, before the next frame.
 * @param {State} state
 * @param {(state: State, app: App, before: State) => void} draw
 * @returns {App}
 */
export function makeApp(state, draw) {
  let drawn = state;
  let waiting = false;
  const app = {
    state,
    /** @type {App["change"]} */
    change(update, ...rest) {
      app.state = update(app.state, ...rest);
      if (waiting || app.state === drawn) return;
      waiting = true;
      queueMicrotask(() => {
        waiting = false;
        const before = drawn;
        drawn = app.state;
        draw(drawn, app, before);
      });
    },
  };
  return app;
}
