export const engines = ['eventstoredb', 'mongodb', 'kafka', 'typesense'] as const;
export type Engine = (typeof engines)[number];

/** Where a server of an engine is, and of what kind; or why there is none. */
export type EngineFound =
  | {
      readonly url: string;
      readonly how: string;
      /** Speaks the protocol but guarantees less than the engine: specs that it cannot meet are skipped. */
      readonly mock?: boolean;
      /** Another of its kind can be started here (own-server.ts), to be killed. */
      readonly startable?: boolean;
    }
  | { readonly skipped: string };

const variables = {
  eventstoredb: 'EVENTSTORE_URL',
  mongodb: 'MONGODB_URL',
  kafka: 'KAFKA_BROKERS',
  typesense: 'TYPESENSE_URL',
} as const satisfies Record<Engine, string>;

/** What `npm run test:engines` found, in `REPRISE_ENGINES`; otherwise what the product's variables name. */
export function engineOf(engine: Engine): EngineFound {
  const found = JSON.parse(process.env['REPRISE_ENGINES'] ?? '{}') as Partial<Record<Engine, EngineFound>>;
  const url = process.env[variables[engine]];
  if (found[engine]) return found[engine];
  if (url) return { url, how: `${variables[engine]}` };
  return { skipped: `${variables[engine]} is not set; npm run test:engines finds or installs a server` };
}

/** Specs that need a server of an engine. Without one they are skipped, with the reason in their title. */
export function describeEngine(engine: Engine, title: string, specs: (url: string) => void): void {
  const found = engineOf(engine);
  if ('url' in found) describe(`${title} (${found.how})`, () => specs(found.url));
  else describe.skip(`${title}: ${found.skipped}`, () => specs(''));
}
