// What each image contains: its programs, and the files that they open at run time where tracing of `require` cannot
// see them.

/** The image of a small shop: `reprise <command>`. */
export const commands = {
  serve: 'services/standalone/dist/main.js',
  backup: 'services/standalone/dist/backup.main.js',
  restore: 'services/standalone/dist/restore.main.js',
  'create-admin': 'services/standalone/dist/create-admin.main.js',
  subscriptions: 'services/worker/dist/subscriptions.main.js',
  story: 'services/worker/dist/story.main.js',
  replay: 'services/worker/dist/replay.main.js',
  'rotate-master-key': 'services/worker/dist/rotate-master-key.main.js',
};

/** Programs that the runbooks run alongside the hosts: in a separate image, and in the worker's for convenience. */
const operations = [
  commands['create-admin'],
  commands.subscriptions,
  commands.story,
  commands.replay,
  commands['rotate-master-key'],
  'services/worker/dist/reindex.main.js',
  'services/relay/dist/create-topics.main.js',
  'services/hosting/dist/migrate.main.js',
  'services/standalone/dist/seed-demo.main.js',
];

/** Image → programs. */
export const programs = {
  reprise: Object.values(commands),
  api: ['services/api/dist/main.js', commands['create-admin']],
  worker: ['services/worker/dist/main.js', ...operations],
  relay: ['services/relay/dist/main.js', 'services/relay/dist/create-topics.main.js'],
  operations,
};

/** Scripts of this folder with which an image starts. */
export const scripts = {
  every: ['start.mjs', 'healthy.mjs'],
  reprise: ['shop.mjs', 'contents.mjs'],
};

/** Programs that others start as threads, by path. */
export const threads = [
  {
    of: 'read-models/kernel/dist/checkpoints/checkpoint-thread.js',
    program: 'read-models/kernel/dist/checkpoints/checkpoint.main.js',
  },
  {
    of: 'services/gateways/dist/documents/drawing-thread.js',
    program: 'services/gateways/dist/documents/drawing.main.js',
  },
  {
    of: 'services/hosting/dist/projections/rebuild-threads.js',
    program: 'services/hosting/dist/projections/rebuild.main.js',
  },
  {
    of: 'services/standalone/dist/worker-thread/worker-thread.js',
    program: 'services/standalone/dist/worker-thread/worker-thread.main.js',
  },
];

const { platform, arch } = process;
const { glibcVersionRuntime } = process.report.getReport().header;

/** Files that code opens by a computed name: `of` opens every file in `folder` that matches `files`. */
export const openedFiles = [
  {
    of: 'node_modules/@photostructure/sqlite/dist/index.cjs',
    folder: `node_modules/@photostructure/sqlite/prebuilds/${platform}-${arch}`,
    files: glibcVersionRuntime ? /\.glibc\.node$/ : /\.node$/,
  },
  {
    of: 'services/gateways/dist/documents/fonts.js',
    folder: 'node_modules/@fontsource/inter',
    files: /^(package\.json|files\/inter-[a-z-]+-(400|600)-normal\.woff)$/,
  },
  {
    of: 'services/gateways/dist/documents/fonts.js',
    folder: 'node_modules/dejavu-fonts-ttf',
    files: /^(package\.json|ttf\/DejaVuSans(-Bold)?\.ttf)$/,
  },
  { of: 'services/api/dist/api-app.js', folder: 'web/dist', files: /^(?!.*\.map$)/ },
];

/** Only what runs: no types, no tests, no notes. Licences are kept, because they require it. */
export const leftOut = /\.d\.[cm]?ts$|\.tsx?$|\.(spec|fixture|test)\.|(^|\/)(CHANGELOG|README)(\.\w+)?$/i;
