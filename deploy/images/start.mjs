// Starts a program of the product with secrets from files, as mounted by orchestrators: for each NAME_FILE below,
// the file's content becomes NAME.
// node deploy/images/start.mjs <program> [arguments]
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const secrets = [
  'SECRETS_KEY',
  'SECRETS_KEYS_OTHER',
  'EVENTSTORE_URL',
  'MONGODB_URL',
  'TYPESENSE_API_KEY',
  'SMTP_URL',
  'KAFKA_SASL_PASSWORD',
  'PASSWORD',
];

for (const name of secrets) {
  const file = process.env[`${name}_FILE`];
  if (file) process.env[name] = readFileSync(file, 'utf8').trim();
}
// The program sees its arguments in the usual place.
process.argv.splice(1, 1);
createRequire(import.meta.url)(resolve(process.argv[1]));
