// Read by the product before it starts: what people see of it then depends neither on when it runs nor on chance.
const crypto = require('node:crypto');
const { syncBuiltinESMExports } = require('node:module');

const moment = Date.parse(process.env.REPRISE_MOMENT);
const { randomBytes } = crypto;
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
crypto.randomBytes = (size, ...more) => {
  if (!isCode()) return randomBytes(size, ...more);
  files += 1;
  return crypto.createHash('sha256').update(String(files)).digest().subarray(0, size);
};
syncBuiltinESMExports();
