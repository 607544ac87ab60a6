import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { environmentSchema } from '../environment';
import type { TargetChoice } from './open-target';

export class UsageFault extends Error {}

const { EVENTSTORE_URL: eventstoreUrl, MONGODB_URL: mongodbUrl } = environmentSchema.shape;
const choiceSchema = z.strictObject({ eventstoreUrl, mongodbUrl, dataDir: z.string().min(1).optional() });

const names: Readonly<Record<string, keyof TargetChoice>> = {
  eventstore: 'eventstoreUrl',
  mongodb: 'mongodbUrl',
  data: 'dataDir',
};

function pairsOf(texts: readonly string[]): Partial<Record<keyof TargetChoice, string>> {
  const pairs = texts.flatMap((text) => text.split(/\s+/)).filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name = '', value = ''] = /^(\w+)=(.+)$/s.exec(pair) ?? [];
      const field = names[name];
      if (!field) throw new UsageFault(`--to accepts eventstore=URL, mongodb=URL and data=DIR, not ${pair}`);
      return [field, value];
    }),
  );
}

const options = {
  from: { type: 'string' },
  to: { type: 'string', multiple: true },
  'to-eventstore': { type: 'string' },
  'to-mongodb': { type: 'string' },
  'to-data': { type: 'string' },
  state: { type: 'string' },
  'dry-run': { type: 'boolean' },
  verify: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export type MigrateArguments = {
  readonly from: string;
  readonly state: string;
  readonly to: TargetChoice;
  readonly act: 'migrate' | 'rehearse' | 'verify';
};

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (error) {
    throw new UsageFault(error instanceof Error ? error.message : String(error));
  }
}

function targetOf(values: ReturnType<typeof parsed>, environment: NodeJS.ProcessEnv): TargetChoice {
  const given = {
    ...pairsOf(values.to ?? []),
    ...(values['to-eventstore'] && { eventstoreUrl: values['to-eventstore'] }),
    ...(values['to-mongodb'] && { mongodbUrl: values['to-mongodb'] }),
    ...(values['to-data'] && { dataDir: values['to-data'] }),
  };
  const { EVENTSTORE_URL, MONGODB_URL } = environment;
  const fromHosts = {
    ...(EVENTSTORE_URL && { eventstoreUrl: EVENTSTORE_URL }),
    ...(MONGODB_URL && { mongodbUrl: MONGODB_URL }),
  };
  const chosen = choiceSchema.safeParse(Object.keys(given).length > 0 ? given : fromHosts);
  if (!chosen.success) throw new UsageFault(z.prettifyError(chosen.error));
  const { dataDir, ...engines } = chosen.data;
  return { ...engines, ...(dataDir && { dataDir: resolve(dataDir) }) };
}

/** @returns undefined if help was requested. @throws UsageFault with a message for people. */
export function migrateArguments(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): MigrateArguments | undefined {
  const values = parsed(args);
  if (values.help) return undefined;
  const to = targetOf(values, environment);
  const from = resolve(values.from ?? (environment['DATA_DIR'] || 'data'));
  if (Object.keys(to).length === 0) throw new UsageFault('specify the target with --to');
  if (to.eventstoreUrl && !to.mongodbUrl && !to.dataDir)
    throw new UsageFault(
      'with EventStoreDB alone, documents and checkpoints need a new data folder: specify it with --to-data',
    );
  if (to.dataDir === from) throw new UsageFault('--to-data must be another folder than --from');
  if (values['dry-run'] && values.verify) throw new UsageFault('--dry-run and --verify cannot be combined');
  const act = values.verify ? 'verify' : values['dry-run'] ? 'rehearse' : 'migrate';
  return { from, to, act, state: resolve(values.state ?? `${from}/.migration`) };
}
