/**
 * The loop of the page: an event asks for an update, an update gives a new state, the state is drawn.
 * @import {State} from "./types.js"
 */

/**
 * @template S
 * @typedef {object} Loop
 * @property {S} state  the latest
 * @property {<A extends any[]>(update: (state: S, ...rest: A) => S, ...rest: A) => void} change
 */

/** @typedef {Loop<State>} App */

/**
 * All changes of one event are drawn once, in a microtask: after the event, before the next frame.
 * @template S
 * @param {S} state
 * @param {(state: S, app: Loop<S>, before: S) => void} draw
 * @returns {Loop<S>}
 */
export function makeApp(state, draw) {
  let drawn = state;
  let waiting = false;
  const app = {
    state,
    /** @type {Loop<S>["change"]} */
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
