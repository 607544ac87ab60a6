import { spawn } from 'node:child_process';
import { join } from 'node:path';

export type ChildDouble = {
  readonly url: string;
  readonly port: number;
  /** Ends it as a crash would: acknowledged data is in the file. */
  kill(): Promise<void>;
};

// A spec runs the sources, through the hook; built code runs directly.
const source = __filename.endsWith('.ts');
const program = source
  ? ['-C', '@reprise/source', '-r', join(__dirname, '../typescript.fixture.cjs'), join(__dirname, 'main.ts')]
  : [join(__dirname, 'main.js')];

/** The double in a separate process. Restarted with the same file and port, it resumes where it stopped. */
export async function spawnEventStoreDouble(options: {
  readonly file: string;
  readonly port?: number;
}): Promise<ChildDouble> {
  const child = spawn(process.execPath, [...program, String(options.port ?? 0), options.file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = new Promise<void>((done) => child.once('close', () => done()));
  const url = await new Promise<string>((started, failed) => {
    child.stdout.once('data', (line) => started(String(line).trim()));
    child.once('exit', (code) => failed(new Error(`the double ended with ${code}`)));
  });
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await closed;
  };
  return { url, port: Number(new URL(url).port), kill };
}
