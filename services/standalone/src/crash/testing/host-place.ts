import { HostProcess, type Environment } from '../../journeys/testing/host-process';

export type HostKind = 'api' | 'worker' | 'relay';
export type Readiness = {
  readonly httpStatus: number;
  readonly status: string;
  readonly engines: readonly { readonly name: string; readonly state: string }[];
  readonly consumers: readonly unknown[];
};

/** The place of one host. A killed host is replaced by another, as by an orchestrator. */
export class HostPlace {
  /** Output of hosts that ended without being killed. */
  readonly strays: string[] = [];
  private process: HostProcess | undefined;
  private former = '';
  private killed = false;

  constructor(
    readonly kind: HostKind,
    readonly name: string,
    private readonly environment: Environment,
  ) {}

  start(): void {
    const process = new HostProcess(this.kind, { ...this.environment, INSTANCE: this.name });
    this.former += this.process?.words ?? '';
    this.process = process;
    this.killed = false;
    void process.ended().then((code) => {
      if (this.process !== process || this.killed) return;
      this.strays.push(`${this.name} ended with ${code}: ${process.words.slice(-3_000)}`);
    });
  }

  async kill(): Promise<void> {
    this.killed = true;
    await this.process?.kill();
  }

  /** As an orchestrator ends one. @returns the exit code. */
  async stop(): Promise<number | null | undefined> {
    this.killed = true;
    return this.process?.stop();
  }

  /** The current process: another one after a kill. */
  get current(): HostProcess | undefined {
    return this.killed ? undefined : this.process;
  }

  /** @returns undefined while nothing answers. */
  async readiness(): Promise<Readiness | undefined> {
    try {
      const operations = await this.process?.operations();
      const response = await fetch(`${operations}/health/ready`);
      return { httpStatus: response.status, ...((await response.json()) as Omit<Readiness, 'httpStatus'>) };
    } catch {
      return undefined;
    }
  }

  /** All output so far. */
  get words(): string {
    return this.former + (this.process?.words ?? '');
  }

  origin(): Promise<string> {
    return this.process?.origin() ?? Promise.reject(new Error(`${this.name} was never started`));
  }
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Several API hosts behind one address, as behind a proxy: each call goes to the next one that is up. */
export class Proxied {
  private calls = 0;
  private readonly origins = new Map<HostProcess, string>();

  constructor(private readonly places: readonly HostPlace[]) {}

  get address(): Promise<string> {
    return this.next();
  }

  private async next(): Promise<string> {
    for (;;) {
      const up = this.places.flatMap(({ current }) => this.originOf(current) ?? []);
      this.calls += 1;
      const origin = up[this.calls % Math.max(up.length, 1)];
      if (origin) return origin;
      await pause(50);
    }
  }

  private originOf(process: HostProcess | undefined): string | undefined {
    if (!process) return undefined;
    const known = this.origins.get(process);
    if (known === undefined) {
      this.origins.set(process, '');
      void process.origin().then(
        (origin) => this.origins.set(process, origin),
        () => undefined,
      );
    }
    return known || undefined;
  }
}
