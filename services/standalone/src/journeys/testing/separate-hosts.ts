import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEngines, readConfig, type Engines } from '@reprise/hosting';
import { HostProcess, type Environment } from './host-process';

export type SeparateHosts = {
  readonly engines: Engines;
  readonly environment: Environment;
  readonly apis: readonly HostProcess[];
  readonly workers: readonly HostProcess[];
  readonly relays: readonly HostProcess[];
  readonly origins: readonly string[];
  /** Stops all as an orchestrator does. @returns the exit codes. */
  stop(): Promise<readonly (number | null)[]>;
  close(): Promise<void>;
};

const two = (program: 'api' | 'worker' | 'relay', environment: Environment): readonly HostProcess[] =>
  [0, 1].map((n) => new HostProcess(program, { ...environment, INSTANCE: `${program}-${n}` }));

async function withDemonstration(environment: Environment): Promise<void> {
  const seed = new HostProcess('seed', environment);
  const code = await seed.ended();
  if (code !== 0) throw new Error(`the demonstration was not created: ${seed.words}`);
}

/** Two of each host on the engines in the environment, with the demonstration in them. */
export async function startSeparateHosts(named: Environment): Promise<SeparateHosts> {
  const dataDir = mkdtempSync(join(tmpdir(), 'reprise-hosts-'));
  const environment = { DEMO: 'on', DATA_DIR: dataDir, LEASE_MS: '3000', ...named };
  const workers = two('worker', environment);
  const relays = named['KAFKA_BROKERS'] ? two('relay', environment) : [];
  await Promise.all([...workers, ...relays].map((host) => host.atWork()));
  await withDemonstration(environment);
  const apis = two('api', environment);
  const origins = await Promise.all(apis.map((api) => api.origin()));
  const engines = await openEngines(readConfig({ ...environment }, 'command'));
  const all = [...apis, ...workers, ...relays];
  return {
    ...{ engines, environment, apis, workers, relays, origins },
    stop: () => Promise.all(all.map((host) => host.stop())),
    async close() {
      await engines.close();
      await Promise.all(all.map((host) => host.kill()));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
