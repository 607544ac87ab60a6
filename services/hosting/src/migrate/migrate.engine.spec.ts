import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidv7 } from '@reprise/kernel';
import {
  describeEngine,
  howOwnEventStore,
  startOwnServer,
  type OwnServer,
} from '@reprise/read-kernel/testing';
import { openSource } from './open-source';
import { openTarget } from './open-target';
import { runMigration } from './run-migration';
import { furnish } from './testing/furnish';

const events = 3_000;

describeEngine(
  'mongodb',
  `an installation that is copied to engines, with ${howOwnEventStore()}`,
  (server) => {
    let root: string;
    let from: string;
    let log: OwnServer;
    beforeAll(async () => {
      root = mkdtempSync(join(tmpdir(), 'reprise-migrate-'));
      from = join(root, 'from');
      await furnish(from, events);
      log = await startOwnServer('eventstoredb', { folder: join(root, 'log') });
    });
    afterAll(async () => {
      await log.kill();
      rmSync(root, { recursive: true });
    });

    function aDatabase(): string {
      const url = new URL(server);
      url.pathname = `/copied_${uuidv7().replaceAll('-', '')}`;
      return url.href;
    }
    function run(args: readonly string[], signal = new AbortController().signal) {
      const said: string[] = [];
      const tell = (line: string) => void said.push(line);
      const surroundings = { environment: {}, say: tell, complain: tell, signal };
      return runMigration(['--from', from, ...args], surroundings).then((code) => ({ code, said }));
    }

    it('is complete after interruptions at any time', async () => {
      const to = ['--to', `eventstore=${log.url} mongodb=${aDatabase()}`, '--state', join(root, 'both')];
      const codes: number[] = [];
      for (const ms of [100, 250, 400, 600]) codes.push((await run(to, AbortSignal.timeout(ms))).code);
      expect(codes).toContain(130);
      const last = await run(to);
      // The last interruption may have come too late.
      expect(codes.includes(0) ? 3 : 0).toBe(last.code);
      expect(await run([...to, '--verify'])).toMatchObject({ code: 0 });
    });

    it('can move its documents alone: the log stays, and its positions with it', async () => {
      const mongodbUrl = aDatabase();
      const to = ['--to-mongodb', mongodbUrl, '--state', join(root, 'documents')];
      const { code, said } = await run([...to, '--dry-run']);
      expect([code, ...said]).toContain(`  ${events} events, which stay where they are`);
      expect(await run(to)).toMatchObject({ code: 0 });
      const source = openSource(from);
      const target = await openTarget({ mongodbUrl }, from);
      expect(await target.store.checkpoint('mail-customers')).toBe('41');
      const start = await target.documents.collection({ name: 'webhook_starts' }).get('webhook_starts-9');
      expect(start).toEqual(
        await source.documents.collection({ name: 'webhook_starts' }).get('webhook_starts-9'),
      );
      expect(await target.files.get('labels/4/label.pdf')).toEqual(
        await source.files.get('labels/4/label.pdf'),
      );
      await target.close();
      await source.close();
    });
  },
);
