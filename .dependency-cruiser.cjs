const spec = String.raw`\.spec\.tsx?$|/testing/`;
const hosts = 'api|worker|relay|standalone|hosting';
const lifecycles = 'buyback|item|payment|package';
/** From the layer that everything may use to the layer that uses the most. */
const kernelLayers = [
  ...['base', 'ports', 'event-log', 'engines', 'decider', 'observability', 'sending', 'timers'],
  ...['subscription', 'http', 'resource'],
];
const pure = [
  '^services/[^/]+/src/domain/',
  String.raw`\.(policy|projection|decider)\.ts$`,
  '^contracts/src/rules/',
];
const engines =
  '(^|/)node_modules/(@nestjs|@eventstore|@photostructure|mongodb|kafkajs|typesense|nodemailer)/';

const rule = (name, because, from, to) => ({ name, comment: because, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule('no-circle', 'a file of a circle can be neither read nor moved alone', {}, { circular: true }),
    rule(
      'no-unknown-import',
      'packages are entered by their doors; all else does not resolve',
      {},
      {
        couldNotResolve: true,
        pathNot: String.raw`\?url$`,
      },
    ),
    rule(
      'contracts-import-nobody',
      'everyone imports contracts',
      { path: '^contracts/' },
      {
        path: '^(services|read-models|web)/',
      },
    ),
    rule(
      'read-models-below-services',
      'contracts ← read-models ← services',
      { path: '^read-models/', pathNot: spec },
      { path: '^(services|web)/' },
    ),
    rule(
      'web-imports-contracts-only',
      'the browser knows the API, not the server',
      { path: '^web/', pathNot: [spec, '^web/e2e/'] },
      { path: '^(services|read-models)/' },
    ),
    rule(
      'journeys-use-test-tools-only',
      'they see the product as a browser does',
      { path: '^web/e2e/', pathNot: spec },
      { path: '^(services|read-models)/', pathNot: '/src/testing/' },
    ),
    rule(
      'lifecycles-apart',
      'policies connect them',
      { path: `^services/(${lifecycles})/` },
      {
        path: `^services/(${lifecycles})/`,
        pathNot: '^services/$1/',
      },
    ),
    rule(
      'hosts-compose',
      'composition happens in one place',
      { path: '^services/([^/]+)/', pathNot: [`^services/(${hosts})/`, spec] },
      { path: '^services/', pathNot: '^services/(kernel|$1)/' },
    ),
    rule(
      'features-apart',
      'features meet in the two apps',
      { path: '^web/features/([^/]+)/' },
      {
        path: '^web/features/',
        pathNot: '^web/features/$1/',
      },
    ),
    rule(
      'public-app-without-antd',
      'its first load stays under 200 kB',
      { path: '^web/public/' },
      {
        path: '(^|/)node_modules/antd/',
      },
    ),
    rule(
      'pure-without-engines',
      'no I/O, clock, randomness, Nest or database in domain, policies, projections and rules',
      { path: pure, pathNot: spec },
      { path: engines },
    ),
    rule(
      'pure-without-node',
      'no I/O, clock, randomness, Nest or database in domain, policies, projections and rules',
      { path: pure, pathNot: spec },
      { dependencyTypes: ['core'], pathNot: '^(node:)?util$' },
    ),
    ...kernelLayers
      .slice(0, -1)
      .map((layer, n) =>
        rule(
          'kernel-in-layers',
          'what lies below can be read without what lies above',
          { path: `^services/kernel/src/${layer}/`, pathNot: spec },
          { path: `^services/kernel/src/(${kernelLayers.slice(n + 1).join('|')})/` },
        ),
      ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-types)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: `${__dirname}/tsconfig.base.json` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@reprise/source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
