// Images of software that can be installed here, for a machine without an image registry:
// node deploy/images/local/build.mjs [name…]
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ferretDbBinary, installFerretDb } from '../../engines/install/ferretdb.mjs';
import { installKafka, kafkaLibraries, kafkaVersion } from '../../engines/install/kafka.mjs';
import { engineFolder, run } from '../../engines/install/tools.mjs';
import { ferretDb } from '../../engines/versions.mjs';
import { provideBase } from '../base.mjs';
import { copyFiles, root } from '../copy-files.mjs';
import { dockerEngine } from '../docker.mjs';
import { filesOf } from '../trace.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const double = 'services/kernel/dist/testing/eventstoredb/main.js';

async function must(install) {
  const reason = await install();
  if (reason) throw new Error(reason);
}

/** Name → tag, and the files that its build reads besides the Dockerfile. */
export const localImages = {
  kafka: {
    tag: `reprise-local/kafka:${kafkaVersion}`,
    async prepare(context) {
      await must(installKafka);
      cpSync(join(here, 'kafka'), join(context, 'kafka'), { recursive: true });
      cpSync(kafkaLibraries, join(context, 'kafka-libs'), { recursive: true });
    },
  },
  ferretdb: {
    tag: `reprise-local/ferretdb:${ferretDb.version.slice(1)}`,
    async prepare(context) {
      await must(installFerretDb);
      mkdirSync(join(context, 'ferretdb'));
      cpSync(ferretDbBinary, join(context, 'ferretdb/program'));
    },
  },
  caddy: { tag: 'reprise-local/caddy:2.6', prepare: async () => undefined },
  eventstore: {
    tag: 'reprise-local/eventstore-double:1',
    async prepare(context) {
      if (!existsSync(join(root, double))) await run('npx', ['tsc', '-b', 'services/kernel'], { cwd: root });
      copyFiles(await filesOf(root, [double], {}), join(context, 'eventstore'));
    },
  },
};

export async function buildLocalImage({ docker }, name) {
  const { tag, prepare } = localImages[name];
  mkdirSync(engineFolder, { recursive: true });
  const context = mkdtempSync(join(engineFolder, `image-${name}-`));
  try {
    await prepare(context);
    const file = ['-f', join(here, 'Dockerfile'), '--target', name, '-t', tag];
    await docker(['build', '--network', 'host', '--progress', 'plain', ...file, context]);
  } finally {
    rmSync(context, { recursive: true });
  }
  return tag;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const engine = await dockerEngine({ wanted: false });
  if (engine.reason) throw new Error(engine.reason);
  await provideBase(engine);
  const names = process.argv.slice(2);
  for (const name of names.length > 0 ? names : Object.keys(localImages))
    console.log(`✓ ${await buildLocalImage(engine, name)}`);
}
