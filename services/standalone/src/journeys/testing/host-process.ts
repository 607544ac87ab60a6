import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const hook = join(__dirname, '../../crash/testing/typescript.fixture.cjs');
const services = join(__dirname, '../../../..');
const programs = {
  api: join(services, 'api/src/main.ts'),
  worker: join(services, 'worker/src/main.ts'),
  relay: join(services, 'relay/src/main.ts'),
  standalone: join(services, 'standalone/src/main.ts'),
  seed: join(services, 'standalone/src/seed-demo.main.ts'),
} as const;
type Line = { readonly msg?: string; readonly port?: number; readonly opsPort?: number };
export type Environment = Readonly<Record<string, string | undefined>>;

const parsed = (text: string): Line => {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return { msg: text };
  }
};

/** One host in a separate process, as deployed. Its output is kept to explain why it ended. */
export class HostProcess {
  private readonly child: ChildProcess;
  private readonly lines: Line[] = [];
  private said = '';
  private readonly listeners = new Set<() => void>();

  constructor(
    readonly program: keyof typeof programs,
    environment: Environment,
  ) {
    // One client declares more here than a person would.
    const own = { LOG_LEVEL: 'info', PORT: '0', OPS_PORT: '0', REQUEST_LIMITS: 'off' };
    const env = { ...process.env, ...own, ...environment };
    this.child = spawn(process.execPath, ['-C', '@reprise/source', '-r', hook, programs[program]], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk: Buffer) => this.hear(chunk.toString()));
    this.child.once('close', () => this.listeners.forEach((look) => look()));
  }

  /** Address of an API, once it is working. */
  async origin(): Promise<string> {
    await this.says('at work');
    return `http://127.0.0.1:${(await this.says('listening')).port}`;
  }
  /** Address of its health, from the first moment. */
  async operations(): Promise<string> {
    return `http://127.0.0.1:${(await this.says('starting')).opsPort}`;
  }
  /** Address that a standalone prints, once it is ready. */
  async publicApp(): Promise<string> {
    const { msg = '' } = await this.line(({ msg: text }) => text?.includes('Public app') === true);
    return (/http:\S+?(?=\/$)/.exec(msg.trim())?.[0] ?? '').replace('localhost', '127.0.0.1');
  }
  atWork(): Promise<unknown> {
    return this.says('at work');
  }

  /** @returns its exit code. */
  async ended(): Promise<number | null> {
    if (this.isOver) return this.child.exitCode;
    const [code] = (await once(this.child, 'close')) as [number | null];
    return code;
  }

  /** SIGTERM, as from an orchestrator. @returns the exit code. */
  async stop(): Promise<number | null> {
    if (!this.isOver) this.child.kill('SIGTERM');
    return this.ended();
  }

  async kill(): Promise<void> {
    if (!this.isOver) this.child.kill('SIGKILL');
    await this.ended();
  }

  /** All its output. */
  get words(): string {
    return this.said;
  }

  private get isOver(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  private hear(text: string): void {
    const whole = (this.said + text).split('\n');
    const before = this.said.split('\n').length - 1;
    this.said += text;
    this.lines.push(...whole.slice(before, -1).map(parsed));
    this.listeners.forEach((look) => look());
  }

  private says(what: string): Promise<Line> {
    return this.line(({ msg }) => msg === what);
  }

  private line(isWanted: (line: Line) => boolean): Promise<Line> {
    return new Promise((found, failed) => {
      const look = (): void => {
        const line = this.lines.find(isWanted);
        if (!line && !this.isOver) return;
        this.listeners.delete(look);
        if (line) found(line);
        else failed(new Error(`${this.program} ended: ${this.said}`));
      };
      this.listeners.add(look);
      look();
    });
  }
}
