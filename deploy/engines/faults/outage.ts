import type { HostPlace, Victim } from '@reprise/standalone/testing';
import { eventually } from '@reprise/kernel/testing';
import type { EngineServer } from '../servers.mjs';
import type { EngineUseName } from './engine-places';

const usersOf: Readonly<Record<EngineUseName, readonly string[]>> = {
  log: ['api', 'worker', 'relay'],
  documents: ['api', 'worker', 'relay'],
  bus: ['relay'],
};
const patience = { timeoutMs: 60_000, everyMs: 200 };

/** An engine that is killed: stays away until the hosts have said so, every other time only for a moment. */
export class Outage implements Victim {
  /** Hosts that said on their health that it was away. */
  readonly saidBy = new Set<string>();
  /** Hosts that ran all the while, and did not. */
  readonly silent: string[] = [];
  private kills = 0;

  constructor(
    readonly name: EngineUseName,
    private readonly server: EngineServer,
    private readonly hosts: readonly HostPlace[],
  ) {}

  kill(): Promise<void> {
    this.kills += 1;
    return this.server.kill();
  }

  async start(): Promise<void> {
    if (this.kills % 2 === 1) await Promise.all(this.users().map((host) => this.noticed(host)));
    await this.server.restart();
  }

  private users(): readonly HostPlace[] {
    return this.hosts.filter(({ kind }) => usersOf[this.name].includes(kind));
  }

  /** Who is killed meanwhile, or begins, need not say anything. */
  private async noticed(host: HostPlace): Promise<void> {
    const { current } = host;
    try {
      await eventually(async () => host.current !== current || (await this.says(host)), patience);
    } catch {
      this.silent.push(`${host.name}: ${JSON.stringify(await host.readiness())}`);
    }
  }

  private async says(host: HostPlace): Promise<boolean> {
    const report = await host.readiness();
    const named = report?.engines.some(({ name, state }) => name === this.name && state !== 'answers');
    if (report?.httpStatus !== 503 || !named) return false;
    this.saidBy.add(host.kind);
    return true;
  }
}
