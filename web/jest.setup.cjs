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
const edges = ['padding', 'border'].flatMap((edge) =>
  ['top', 'bottom'].map((side) => (edge === 'border' ? `border-${side}-width` : `padding-${side}`)),
);
globalThis.getComputedStyle = (element) => {
  const style = computed(element);
  const valueOf = style.getPropertyValue.bind(style);
  // Browsers give every edge in pixels, jsdom only what a rule names; antd's text areas add them up to a height. What is
  // bold stands within its line, so that a code with a bold end is read as one.
  const bold = element.tagName === 'B' ? { display: 'inline' } : {};
  style.getPropertyValue = (name) => valueOf(name) || (edges.includes(name) ? '0px' : (bold[name] ?? ''));
  return style;
};
// jsdom tries every rule of a sheet on every element whose style is asked, which took three quarters of the time of the
// tests. They only ask what is hidden and what takes no pointer, so no other rule gets into a sheet.
const asked = /display:\s*none|visibility:\s*hidden|pointer-events:/;
const markup = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
const written = new WeakMap();
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
  configurable: true,
  get() {
    return written.get(this) ?? markup.get.call(this);
  },
  set(css) {
    written.set(this, css);
    markup.set.call(
      this,
      css.replace(/[^{}]+\{[^{}]*\}/g, (rule) => (asked.test(rule) ? rule : '')),
    );
  },
});
// The router creates a Request for each navigation; jsdom has none, and only its address and signal are read.
globalThis.Request ??= class {
  constructor(url, init = {}) {
    Object.assign(this, { url: String(url), method: 'GET', headers: new Headers(), signal: init.signal });
  }
};
// jsdom has none; browsers also print what is reported.
globalThis.reportError ??= (error) => console.error(error);
// jsdom has none; antd waits with it for a key to be let go.
globalThis.MessageChannel ??= class {
  port1 = {};
  port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.(), 0) };
};
// jsdom's files have none.
Blob.prototype.arrayBuffer ??= function arrayBuffer() {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
