import { execFileSync } from 'node:child_process';

/** Large, and used by few installations, late, or only by the thread that draws papers. */
const onDemand = [
  ...['mongodb', 'bson', '@eventstore/db-client', 'kafkajs', 'typesense'],
  ...['@opentelemetry/sdk-trace', '@simplewebauthn/server', 'ssh2', 'xmlbuilder2'],
  ...['pdfkit', 'fontkit', 'brotli', 'bwip-js'],
];

describe('a start', () => {
  it('loads no client of an engine that is not configured, and nothing that is rarely needed', () => {
    const program = `
      require('${require.resolve('../dist/server.js')}');
      process.stdout.write(Object.keys(require.cache).join('\\n'));
      process.exit(0);`;
    const loaded = execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' }).split('\n');
    const isLoaded = (name: string): boolean =>
      loaded.some((file) => file.includes(`/node_modules/${name}/`));
    expect(isLoaded('fastify')).toBe(true);
    expect(onDemand.filter(isLoaded)).toEqual([]);
  });
});
