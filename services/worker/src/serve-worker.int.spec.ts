import {
  HostHealth,
  hostLogger,
  lists,
  openTelemetry,
  prepareEngines,
  readConfig,
  type Serving,
} from '@reprise/hosting';
import { anEvent, eventually } from '@reprise/kernel/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveWorker } from './serve-worker';

describe('a worker alone', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'worker-'));
  const list = lists[0]?.name ?? '';
  let prepared: Awaited<ReturnType<typeof prepareEngines>>;
  let serving: Serving | undefined;
  afterAll(async () => {
    await serving?.close();
    await prepared.close();
    rmSync(dataDir, { recursive: true });
  });

  it('begins again when an engine went away during its start, and leaves nothing of the first one', async () => {
    const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, 'standalone');
    const logger = hostLogger(config);
    const telemetry = openTelemetry({ ...config.traces, host: 'worker', instance: 'one' });
    const health = new HostHealth({ host: 'worker', instance: 'one' }, [], logger);
    const context = { config, health, telemetry, logger };
    prepared = await prepareEngines(config);
    const engines = await prepared.open();
    const { log } = engines;
    const gone = {
      ...engines,
      log: Object.create(log, { head: { value: () => Promise.reject(new Error('gone')) } }),
    };
    await expect(serveWorker({ ...context, engines: gone })).rejects.toThrow('gone');
    const lease = await engines.store.lease(list, 'another', 60_000, new Date());
    expect(lease).toBeDefined();
    if (lease) await engines.store.release(lease);
    const again = await serveWorker({ ...context, engines });
    await again.close();
    await prepared.close();
  });

  it('reports which lists are still being filled, and that it is ready once they are complete', async () => {
    const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, 'standalone');
    const logger = hostLogger(config);
    const telemetry = openTelemetry({ ...config.traces, host: 'worker', instance: 'one' });
    prepared = await prepareEngines(config);
    const engines = await prepared.open();
    const health = new HostHealth({ host: 'worker', instance: 'one' }, [], logger);
    await engines.log.append('thing-1', [anEvent()], -1);
    // Another worker held the lease when it died: nobody folds the list until it expires.
    const held = await engines.store.lease(list, 'one that died', 60_000, new Date());
    serving = await serveWorker({ config, engines, health, telemetry, logger });
    health.working();
    expect(health.report()).toMatchObject({ status: 'degraded', filling: [list] });
    if (held) await engines.store.release(held);
    await eventually(() => health.report().filling.length === 0);
    expect(health.report().status).toBe('ready');
  });
});
