import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const hook = join(__dirname, 'typescript.fixture.cjs');
const program = join(__dirname, '../../main.ts');

/** The product as `npm start` runs it, in a process that can be killed and restarted over the same folder. */
export class ServerProcess {
  private child: ChildProcess | undefined;
  private url: Promise<string> = Promise.reject(new Error('never started'));
  starts = 0;

  constructor(private readonly dataDir: string) {
    this.url.catch(() => undefined);
  }

  /** Address of the running one; during a restart, of the next one. */
  get address(): Promise<string> {
    return this.url;
  }

  start(): Promise<string> {
    this.starts += 1;
    const quiet = { LOG_LEVEL: 'fatal', REQUEST_LIMITS: 'off' };
    // Each way of working goes on where the other was killed.
    const WORKER_THREAD = this.starts % 2 === 1 ? 'on' : 'off';
    const env = { ...process.env, PORT: '0', DATA_DIR: this.dataDir, DEMO: 'on', WORKER_THREAD, ...quiet };
    const child = spawn(process.execPath, ['-C', '@reprise/source', '-r', hook, program], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    this.url = this.addressOf(child);
    this.url.catch(() => undefined);
    return this.url;
  }

  /** SIGKILL: nothing of the process runs afterwards, not even briefly. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'close');
    child.kill('SIGKILL');
    await gone;
  }

  private addressOf(child: ChildProcess): Promise<string> {
    return new Promise((resolve, reject) => {
      let said = '';
      const hear = (chunk: Buffer): void => {
        said += chunk.toString();
        const found = /Public app\s+(http:\S+?)\/\s/.exec(said)?.[1];
        if (found) resolve(found.replace('localhost', '127.0.0.1'));
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('close', () => reject(new Error(`the server ended: ${said}`)));
    });
  }
}
