// A server of an engine given as a command: EVENTSTORE_COMMAND='/opt/eventstore/eventstored --db {folder} …'.
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { answers } from './answers.mjs';
import { freePort, startServer } from './server-process.mjs';

export const commandVariables = {
  eventstoredb: 'EVENTSTORE_COMMAND',
  mongodb: 'MONGODB_COMMAND',
  kafka: 'KAFKA_COMMAND',
  typesense: 'TYPESENSE_COMMAND',
};

/** The command given for the engine; undefined without one. */
export const commandOf = (engine) => process.env[commandVariables[engine]] || undefined;

const urls = {
  eventstoredb: (port) => `esdb://127.0.0.1:${port}?tls=false`,
  mongodb: (port) => `mongodb://127.0.0.1:${port}/`,
  kafka: (port) => `127.0.0.1:${port}`,
  typesense: (port) => `http://127.0.0.1:${port}`,
};

const quoted = (text) => `'${String(text).replaceAll("'", `'\\''`)}'`;

/** `{port2}`, `{port3}`, …: further ports that the server needs, the same again at each restart. */
async function furtherPorts(template) {
  const names = [...new Set(template.match(/\{port\d+\}/g) ?? [])];
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name.slice(1, -1), await freePort()])),
  );
}

/** The command line with its placeholders filled in. @throws for an unknown placeholder. */
export function filled(template, values) {
  return template.replaceAll(/\{(\w+)\}/g, (place, name) => {
    if (values[name] === undefined) throw new Error(`unknown placeholder ${place} in: ${template}`);
    return quoted(values[name]);
  });
}

/** A shell parses the command and is replaced by it, so that the server itself is killed and frozen. */
export const shellCommand = (line) => ['/bin/sh', '-c', `exec ${line}`];

/**
 * Placeholders: `{folder}`, `{port}`, `{port2}` and so on, and `{key}` for Typesense. Ready when it answers its
 * protocol.
 */
export async function startByCommand(engine, template, { folder, port, more = {} }) {
  mkdirSync(folder, { recursive: true });
  const chosen = port ?? (await freePort());
  const key =
    engine === 'typesense' ? (process.env.TYPESENSE_API_KEY ?? randomBytes(16).toString('hex')) : undefined;
  const values = { folder, port: chosen, key, ...(await furtherPorts(template)), ...more };
  const url = urls[engine](chosen);
  const server = await startServer({
    name: `${engine} by ${commandVariables[engine]}`,
    command: shellCommand(filled(template, values)),
    log: join(folder, 'server.log'),
    answers: () => answers[engine](url),
    url,
    port: chosen,
    folder,
  });
  return key ? Object.assign(server, { env: { TYPESENSE_API_KEY: key } }) : server;
}
