import { eventually } from '@reprise/kernel/testing';
import type { HostPlace, Readiness, Victim } from '@reprise/standalone/testing';
import type { EngineServer } from '../servers.mjs';
import type { EngineUseName } from './engine-places';

const usersOf: Readonly<Record<EngineUseName, readonly string[]>> = {
  log: ['api', 'worker', 'relay'],
  documents: ['api', 'worker', 'relay'],
  bus: ['relay'],
};

/** An engine that is killed: every second time only briefly, otherwise until the hosts have reported it. */
export class Outage implements Victim {
  /** Kinds of hosts whose health reported the outage, and that recovered in the same process. */
  readonly saidBy = new Set<string>();
  readonly resumedBy = new Set<string>();
  /** Hosts that ran throughout, but did not report it or did not recover. */
  readonly faults: string[] = [];
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
    const said =
      this.kills % 2 === 1 ? await Promise.all(this.users().map((host) => this.noticed(host))) : [];
    await this.server.restart();
    await Promise.all(said.map((resumed) => resumed()));
  }

  private users(): readonly HostPlace[] {
    return this.hosts.filter(({ kind }) => usersOf[this.name].includes(kind));
  }

  /** @returns the check of the same process, for when the engine is back. */
  private async noticed(host: HostPlace): Promise<() => Promise<void>> {
    const { current } = host;
    const same = (): boolean => current !== undefined && host.current === current;
    if (await this.comes(host, same, (report) => this.isTold(report))) this.saidBy.add(host.kind);
    return async () => {
      if (await this.comes(host, same, ({ httpStatus }) => httpStatus === 200)) this.resumedBy.add(host.kind);
    };
  }

  /** Hosts killed meanwhile need not report anything. */
  private async comes(
    host: HostPlace,
    same: () => boolean,
    isSo: (report: Readiness) => boolean,
  ): Promise<boolean> {
    let report: Readiness | undefined;
    const look = async (): Promise<boolean> => {
      report = await host.readiness();
      return !same() || (report !== undefined && isSo(report));
    };
    try {
      await eventually(look);
      return same();
    } catch {
      this.faults.push(`${host.name}: ${JSON.stringify(report)}`);
      return false;
    }
  }

  private isTold({ httpStatus, engines }: Readiness): boolean {
    return httpStatus === 503 && engines.some(({ name, state }) => name === this.name && state !== 'answers');
  }
}
