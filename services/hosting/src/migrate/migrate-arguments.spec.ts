import { migrateArguments, UsageFault } from './migrate-arguments';

const esdb = 'esdb://log:2113?tls=false';
const mongodb = 'mongodb://a:27017,b:27017/reprise?replicaSet=rs';
const read = (args: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
  migrateArguments(['--from', '/data', ...args], environment);

describe('the arguments of npm run migrate', () => {
  it('name the engines in one text or separately, or default to those of the hosts', () => {
    const to = { eventstoreUrl: esdb, mongodbUrl: mongodb };
    expect(read(['--to', `eventstore=${esdb} mongodb=${mongodb}`])).toEqual({
      ...{ from: '/data', state: '/data/.migration', to, act: 'migrate' },
    });
    expect(read(['--to-eventstore', esdb, '--to-mongodb', mongodb])?.to).toEqual(to);
    expect(read([], { EVENTSTORE_URL: esdb, MONGODB_URL: mongodb })?.to).toEqual(to);
    expect(read(['--to', `mongodb=${mongodb}`], { EVENTSTORE_URL: esdb })?.to).toEqual({
      mongodbUrl: mongodb,
    });
    expect(read(['--to-data', '/new', '--to-eventstore', esdb])?.to).toEqual({
      ...{ eventstoreUrl: esdb, dataDir: '/new' },
    });
  });

  it('take the installation from DATA_DIR, and the state from the given path', () => {
    const asked = migrateArguments(['--to-data', '/new', '--state', '/s', '--dry-run'], {
      DATA_DIR: '/var/data',
    });
    expect(asked).toMatchObject({ from: '/var/data', state: '/s', act: 'rehearse' });
    expect(read(['--to-data', '/new', '--verify'])?.act).toBe('verify');
    expect(read(['--help'])).toBeUndefined();
  });

  it.each([
    ['nothing to copy to', []],
    ['an engine that does not exist', ['--to', 'kafka=host:9092']],
    ['a URL of another engine', ['--to-mongodb', esdb]],
    ['EventStoreDB without a place for documents', ['--to-eventstore', esdb]],
    ['its own folder', ['--to-data', '/data']],
    ['both ways of not copying', ['--to-data', '/new', '--dry-run', '--verify']],
    ['an option that does not exist', ['--force']],
  ])('are refused for %s', (_, args) => {
    expect(() => read(args)).toThrow(UsageFault);
  });
});
