import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './install/tools.mjs';
import { filled } from './servers/by-command.mjs';
import { missing, report } from './report.mjs';
import { images } from './versions.mjs';

const server = { url: 'a:1', how: 'server in KAFKA_BROKERS', real: true };
const double = { url: 'double', how: 'in-process double', note: 'no real EventStoreDB was tested' };
const skipped = { skipped: 'Go is not installed' };
const found = { eventstoredb: double, mongodb: skipped, kafka: server };

describe('the report on the engines', () => {
  it('counts neither a double nor a skipped engine as a tested server', () => {
    expect(missing(found, ['eventstoredb', 'mongodb', 'kafka'])).toEqual(['eventstoredb', 'mongodb']);
    expect(missing(found, ['kafka'])).toEqual([]);
    expect(missing(found, ['redis'])).toEqual(['redis']);
  });

  it('lists each with what ran it, or why it did not run', () => {
    const lines: string[] = [];
    const log = jest.spyOn(console, 'log').mockImplementation((text) => void lines.push(text));
    report(found, 'Engines');
    log.mockRestore();
    expect(lines.join('\n')).toMatch(
      /eventstoredb +DOUBLE +in-process double\n +no real EventStoreDB was tested/,
    );
    expect(lines.join('\n')).toMatch(/mongodb +SKIPPED +Go is not installed/);
    expect(lines.join('\n')).toMatch(/kafka +server +server in KAFKA_BROKERS/);
  });

  it('gives reasons once', () => {
    const lines: string[] = [];
    const log = jest.spyOn(console, 'log').mockImplementation((text) => void lines.push(text));
    report(found, 'The engine specs passed, with:', { again: true });
    log.mockRestore();
    expect(lines.join('\n')).not.toMatch(/Go is not installed|no real EventStoreDB/);
    expect(lines.join('\n')).toMatch(/mongodb +SKIPPED/);
  });

  it('pins the images', () => {
    for (const image of Object.values(images)) expect(image).toMatch(/:\d+\.\d/);
  });
});

describe('the command given for an engine', () => {
  it('has its placeholders filled in, quoted for a shell', () => {
    const command = 'server --db {folder} --port={port} --other={port2}';
    expect(filled(command, { folder: "/tmp/it's here", port: 1, port2: 2 })).toBe(
      "server --db '/tmp/it'\\''s here' --port='1' --other='2'",
    );
    expect(() => filled('server {disk}', { folder: '/tmp' })).toThrow('{disk}');
  });
});

describe('running a tool', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reprise-tools-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('returns its output', async () => {
    expect(await run(process.execPath, ['-e', 'process.stdout.write("2")'], { cwd: folder })).toBe('2');
  });

  it('fails with one line of its output', async () => {
    const maven =
      "console.log('[INFO] Scanning'); console.log('[ERROR] Failed to fetch a.jar'); console.log('[ERROR] -> [Help 1]');";
    const failure = await run(process.execPath, ['-e', `${maven} process.exit(1)`]).catch(
      ({ message }: Error) => message,
    );
    expect(failure).toMatch(/failed \(1\): \[ERROR\] Failed to fetch a.jar$/);
  });

  it('fails with its last line, and when it takes too long', async () => {
    await expect(run(process.execPath, ['-e', 'console.error("no disk"); process.exit(3)'])).rejects.toThrow(
      /no disk/,
    );
    const slow = run(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { timeout: 300 });
    await expect(slow).rejects.toThrow(/longer than 0.3 s/);
  });
});
