import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './install/tools.mjs';
import { missing, report } from './report.mjs';
import { images } from './versions.mjs';

const server = { url: 'a:1', how: 'server named by KAFKA_BROKERS', real: true };
const double = { url: 'double', how: 'in-process double', note: 'no real EventStoreDB was tested' };
const skipped = { skipped: 'Go is not installed' };
const found = { eventstoredb: double, mongodb: skipped, kafka: server };

describe('what is said of the engines', () => {
  it('takes neither a double nor a skip for a tested server', () => {
    expect(missing(found, ['eventstoredb', 'mongodb', 'kafka'])).toEqual(['eventstoredb', 'mongodb']);
    expect(missing(found, ['kafka'])).toEqual([]);
    expect(missing(found, ['redis'])).toEqual(['redis']);
  });

  it('names each with what ran it, or why it did not run', () => {
    const lines: string[] = [];
    const log = jest.spyOn(console, 'log').mockImplementation((text) => void lines.push(text));
    report(found, 'Engines');
    log.mockRestore();
    expect(lines.join('\n')).toMatch(
      /eventstoredb +DOUBLE +in-process double\n +no real EventStoreDB was tested/,
    );
    expect(lines.join('\n')).toMatch(/mongodb +SKIPPED +Go is not installed/);
    expect(lines.join('\n')).toMatch(/kafka +server +server named by KAFKA_BROKERS/);
  });

  it('pins the images', () => {
    for (const image of Object.values(images)) expect(image).toMatch(/:\d+\.\d/);
  });
});

describe('a tool that is run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reprise-tools-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('gives what it prints', async () => {
    expect(await run(process.execPath, ['-p', '1 + 1'], { cwd: folder })).toBe('2\n');
  });

  it('fails with its last words, and when it takes too long', async () => {
    await expect(run(process.execPath, ['-e', 'console.error("no disk"); process.exit(3)'])).rejects.toThrow(
      /no disk/,
    );
    const slow = run(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { timeout: 300 });
    await expect(slow).rejects.toThrow(/longer than 0.3 s/);
  });
});
