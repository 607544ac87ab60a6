#!/usr/bin/env node
// The image `reprise`: the whole product in one container, and its commands by short names.
// reprise [command] [arguments]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commands } from './contents.mjs';

const { env } = process;
const home = fileURLToPath(new URL('../..', import.meta.url));

function end(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

function newKey(file) {
  if (existsSync(join(env.DATA_DIR, 'events.sqlite')))
    end(
      `The data in ${env.DATA_DIR} was encrypted with a master key that is missing. Set SECRETS_KEY to it, or write it to ${file}.`,
    );
  mkdirSync(join(env.DATA_DIR, 'secrets'), { recursive: true, mode: 0o700 });
  writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx', flush: true });
  process.stderr.write(`A master key was created in ${file}. Keep a copy of it elsewhere.\n`);
}

/** A shop need not provide a master key: a new volume gets its own, once. */
function provideKey() {
  if (env.SECRETS_KEY || env.SECRETS_KEY_FILE) return;
  const file = join(env.DATA_DIR, 'secrets/master.key');
  if (!existsSync(file)) newKey(file);
  env.SECRETS_KEY = readFileSync(file, 'utf8').trim();
}

const [command = 'serve', ...rest] = process.argv.slice(2);
const program = commands[command];
if (!program) end(`Unknown command "${command}". The commands are: ${Object.keys(commands).join(', ')}.`);
if (!['backup', 'restore'].includes(command)) provideKey();
process.setSourceMapsEnabled(true);
process.argv.splice(1, process.argv.length - 1, join(home, 'start.mjs'), join(home, program), ...rest);
await import('./start.mjs');
