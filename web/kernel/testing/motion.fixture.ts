/**
 * Imported before antd: its dialogs move as in a browser. jsdom ends no motion, so that what closes stays there until
 * the test ends.
 */
for (const name of ['AnimationEvent', 'TransitionEvent'])
  Object.defineProperty(globalThis, name, { value: class extends Event {} });
