const { TextEncoder, TextDecoder } = require('node:util');
Object.assign(globalThis, { TextEncoder, TextDecoder });
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// jsdom prints "not implemented" for the pseudo-element argument that antd's tables pass.
const computed = globalThis.getComputedStyle;
globalThis.getComputedStyle = (element) => computed(element);
// The router makes a Request for each navigation; jsdom has none, and only its address and signal are read.
globalThis.Request ??= class {
  constructor(url, init = {}) {
    Object.assign(this, { url: String(url), method: 'GET', headers: new Headers(), signal: init.signal });
  }
};
// jsdom has none; browsers print what is reported, too.
globalThis.reportError ??= (error) => console.error(error);
