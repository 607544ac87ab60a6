// Read by the product before it starts: what people see of it then depends neither on when it runs nor on chance.
const { createHash } = require('node:crypto');
const Module = require('node:module');

const moment = Date.parse(process.env.REPRISE_MOMENT);
let files = 0;

// Each file is a thousandth of a second younger than the one before, so that lists by age have one order.
globalThis.Date = class extends Date {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [moment + files]));
  }
  static now() {
    return moment + files;
  }
};

// A file's code is random, and the demonstration makes one file after another.
const isCode = () => new Error().stack.includes('newIdentificationNumber');
function codesInTurn(kernel) {
  const { freshBytes } = kernel;
  kernel.freshBytes = (count) => {
    if (!isCode()) return freshBytes(count);
    files += 1;
    return createHash('sha256').update(String(files)).digest().subarray(0, count);
  };
}
const load = Module._load;
Module._load = function (request, ...others) {
  const loaded = load.call(this, request, ...others);
  if (request === './fresh-bytes') {
    Module._load = load;
    codesInTurn(loaded);
  }
  return loaded;
};
