const swc = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', decorators: true, tsx: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    target: 'es2022',
    keepClassNames: true,
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};
// ESM-only packages that jest's CommonJS runtime cannot require.
const esmOnly = [
  'is-network-error',
  'jose',
  'mupdf',
  'oauth4webapi',
  'openid-client',
  'p-queue',
  'p-retry',
  'p-timeout',
  'pixelmatch',
  'uuid',
  'zxing-wasm',
].join('|');
// Each file of tests loads its libraries anew: these do without sixty languages of zod's own sentences, which nobody
// reads here, and with one file instead of seventy.
const lighter = {
  '^\\.\\./locales/index\\.cjs$': 'zod/v4/locales/en.cjs',
  '^libphonenumber-js/min$': '<rootDir>/node_modules/libphonenumber-js/bundle/libphonenumber-min.js',
};
const base = {
  moduleNameMapper: lighter,
  transform: {
    '^.+\\.tsx?$': ['@swc/jest', swc],
    '^.+\\.m?js$': ['@swc/jest', { ...swc, jsc: { parser: { syntax: 'ecmascript' }, target: 'es2022' } }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly})/)`],
  modulePathIgnorePatterns: ['/dist/', '/dist-types/', '<rootDir>/data/'],
};
const node = {
  ...base,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@reprise/source', 'node', 'node-addons'] },
};
const browser = {
  ...base,
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { customExportConditions: ['@reprise/source', 'browser'] },
  moduleNameMapper: { ...lighter, '\\.css$': '<rootDir>/web/jest.style.cjs' },
  setupFiles: ['<rootDir>/web/jest.setup.cjs'],
  setupFilesAfterEnv: ['<rootDir>/web/jest.patience.cjs'],
};
const journeys = {
  setupFilesAfterEnv: ['<rootDir>/web/e2e/support/retry.cjs'],
  // The walk over every screen reads the route tables.
  moduleNameMapper: { ...lighter, '\\.css$': '<rootDir>/web/jest.style.cjs' },
};
// Run by itself: another drawing of letters is not a fault of the product.
const pictures = 'web/e2e/journeys/pictures.e2e.spec.ts';
const backend = '<rootDir>/{contracts,services,read-models,deploy}';
module.exports = {
  // A limit for what hangs, not for what is slow: tests may take long on a busy machine.
  testTimeout: 300_000,
  projects: [
    {
      ...node,
      displayName: 'node',
      testMatch: [`${backend}/**/!(*.int|*.engine|*.e2e).spec.ts`],
    },
    { ...node, displayName: 'int', testMatch: [`${backend}/**/*.int.spec.ts`] },
    {
      ...node,
      displayName: 'engines',
      testMatch: [`${backend}/**/*.engine.spec.ts`],
      setupFiles: ['<rootDir>/deploy/engines/kafka-mock.setup.cjs'],
    },
    { ...browser, displayName: 'web', testMatch: ['<rootDir>/web/**/!(*.e2e).spec.ts'] },
    // Tests that draw screens take nine tenths of the time of the web's tests.
    { ...browser, displayName: 'screens', testMatch: ['<rootDir>/web/**/*.spec.tsx'] },
    {
      ...node,
      displayName: 'e2e',
      testMatch: ['<rootDir>/web/e2e/**/*.e2e.spec.ts'],
      testPathIgnorePatterns: [pictures],
      ...journeys,
    },
    { ...node, displayName: 'pictures', testMatch: [`<rootDir>/${pictures}`], ...journeys },
  ],
};
