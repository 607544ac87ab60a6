import { readConfig } from './config';
import { ConfigurationFault } from './configuration-fault';
import { hasRoomForThread } from './worker-thread.rules';

const shared = {
  EVENTSTORE_URL: 'esdb://a:2113,b:2113,c:2113?tls=false',
  MONGODB_URL: 'mongodb://user:secret@a:27017,b:27017/reprise?replicaSet=rs',
  SECRETS_KEY: 'x',
};

describe('the environment', () => {
  it('needs nothing for the demonstration', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, demo: true, durability: 'FULL', leaseMs: 10_000 });
  });

  it('gives what follows from requests a thread of its own as it is told', () => {
    const isApart = (WORKER_THREAD: string) => readConfig({ WORKER_THREAD }).workerThread;
    expect([isApart('on'), isApart('off')]).toEqual([true, false]);
  });

  it.each([
    [2, 8, true],
    [1, 8, false],
    [4, 0.5, false],
  ])('otherwise gives it one where %d cores and %d GB have room for it: %s', (cores, gigabytes, hasRoom) => {
    expect(hasRoomForThread({ cores, bytes: gigabytes * 1e9 })).toBe(hasRoom);
  });

  it('must contain the master key without the demonstration', () => {
    expect(() => readConfig({ DEMO: 'off' })).toThrow(/SECRETS_KEY/);
    expect(readConfig({ DEMO: 'off', SECRETS_KEY: 'x' })).toMatchObject({ demo: false, secretsKey: 'x' });
  });

  it('must contain the master key if engines are shared: a file in one folder is not visible to the other', () => {
    const { SECRETS_KEY: _, ...keyless } = shared;
    expect(() => readConfig({ MONGODB_URL: shared.MONGODB_URL })).toThrow(/SECRETS_KEY/);
    expect(() => readConfig(keyless, 'worker')).toThrow(/same key/);
    expect(readConfig(keyless, 'command')).toMatchObject({ mongodbUrl: shared.MONGODB_URL });
  });

  it('is rejected with the names of the invalid variables', () => {
    expect(() => readConfig({ PORT: 'eighty' })).toThrow(ConfigurationFault);
    expect(() => readConfig({ PORT: 'eighty' })).toThrow(/PORT/);
    expect(() => readConfig({ SMTP_URL: 'http://x' })).toThrow(/SMTP_URL/);
    expect(() => readConfig({ MONGODB_URL: 'localhost' })).toThrow('MONGODB_URL: must look like mongodb://');
    expect(() => readConfig({ KAFKA_BROKERS: 'kafka' })).toThrow(/KAFKA_BROKERS.*host:port/);
    expect(() => readConfig({ TYPESENSE_URL: 'http://search:8108' })).toThrow(/TYPESENSE_API_KEY/);
  });

  it('trusts as many proxies as it is told, or those it is told, and never everybody', () => {
    const trusted = (TRUST_PROXY?: string) => readConfig({ ...(TRUST_PROXY && { TRUST_PROXY }) }).trustProxy;
    expect([trusted(), trusted('off'), trusted('2'), trusted('on')]).toEqual([false, false, 2, 1]);
    expect(trusted('10.0.0.0/8, 192.0.2.7')).toEqual(['10.0.0.0/8', '192.0.2.7']);
    for (const wrong of ['all', 'true', '*', 'proxy.example', '-1'])
      expect(() => trusted(wrong)).toThrow(/TRUST_PROXY: must be a number/);
  });

  it('sends mail from one address', () => {
    expect(readConfig({ MAIL_FROM: 'Shop <mail@shop.example>' }).mailFrom).toBe('Shop <mail@shop.example>');
    for (const wrong of ['nobody', 'a@b.example, c@d.example', 'Shop <>'])
      expect(() => readConfig({ MAIL_FROM: wrong })).toThrow(/MAIL_FROM: must be one/);
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ MONGODB_URL: '', PORT: '' })).toMatchObject({ mongodbUrl: undefined, port: 3000 });
  });

  it('runs separate hosts on shared engines', () => {
    expect(readConfig(shared, 'api')).toMatchObject({ demo: false, logLevel: 'info', opsPort: 9400 });
    expect(readConfig({ ...shared, OPS_PORT: '0' }, 'worker')).toMatchObject({ opsPort: 0 });
  });

  it('runs separate hosts on one machine’s folder, if it is given', () => {
    expect(() => readConfig({ DEMO: 'on' }, 'worker')).toThrow(/EVENTSTORE_URL and MONGODB_URL.*DATA_DIR/);
    const { MONGODB_URL: _, ...halfShared } = shared;
    expect(() => readConfig(halfShared, 'api')).toThrow(/^MONGODB_URL not set/);
    expect(readConfig({ DEMO: 'on', DATA_DIR: '/data' }, 'worker')).toMatchObject({ dataDir: '/data' });
  });

  it('relays only to a bus', () => {
    expect(() => readConfig(shared, 'relay')).toThrow(/KAFKA_BROKERS/);
    const { kafka } = readConfig({ ...shared, KAFKA_BROKERS: 'a:9092, b:9092' }, 'relay');
    expect(kafka).toEqual({ brokers: ['a:9092', 'b:9092'], topic: 'reprise.events' });
  });

  it('gives each process a different name, unless one is set', () => {
    expect(readConfig({}).instance).not.toBe(readConfig({}).instance);
    expect(readConfig({ INSTANCE: 'worker-0' }).instance).toBe('worker-0');
  });
});
