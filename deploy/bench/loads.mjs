import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { quick } from './measure.mjs';

const program = join(dirname(fileURLToPath(import.meta.url)), 'load.mjs');

/** Runs one load in `load.mjs`. */
export async function load(job) {
  const { stdout } = await promisify(execFile)(process.execPath, [program, JSON.stringify(job)]);
  return JSON.parse(stdout);
}

export function declarations(origin, { token, body }) {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    authorization: `Bearer ${token}`,
  };
  return { url: `${origin}/api/buybacks`, method: 'POST', headers, body: JSON.stringify(body) };
}

/** Until most code is compiled: the first two thousand declarations cost half as much again as those after them. */
export const warmUp = (declare) => load({ ...declare, mode: 'open', rate: 60, seconds: quick ? 5 : 35 });
