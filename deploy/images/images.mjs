// `npm run images`: builds the product's images and tests each as it would run. If no Docker engine responds, it
// reports that. IMAGES=try installs and starts one as root on Debian; IMAGES=require does too, and fails if it
// cannot.
// --build-only skips the tests.
import { provideBase, baseImage } from './base.mjs';
import { buildImages, tagOf } from './build.mjs';
import { programs } from './contents.mjs';
import { dockerEngine } from './docker.mjs';
import { containers } from './trial/containers.mjs';
import { checkFiles } from './trial/image-files.mjs';
import { trials } from './trial/trials.mjs';

async function step(name, work) {
  const started = Date.now();
  const took = () => `${((Date.now() - started) / 1000).toFixed(0)} s`;
  try {
    console.log(`✓ ${name}: ${(await work()) ?? 'done'} (${took()})`);
    return true;
  } catch (failure) {
    console.error(`✗ ${name} (${took()}): ${failure.message}`);
    process.exitCode = 1;
    return false;
  }
}

async function tryOut(engine) {
  for (const image of Object.keys(programs))
    await step(`files of ${tagOf(image)}`, () => checkFiles(engine, tagOf(image)));
  for (const [name, trial] of Object.entries(trials)) {
    const room = containers(engine);
    await step(name, () => trial(engine, room).finally(() => room.close()));
  }
}

function notBuilt(reason) {
  console.log(`Images were NOT built: ${reason}.`);
  if (process.env.IMAGES === 'require') process.exitCode = 1;
}

async function buildAndTry(engine) {
  const origin = await provideBase(engine).catch(({ message }) => notBuilt(message));
  if (!origin) return;
  console.log(`✓ base ${baseImage}: ${origin}`);
  const isBuilt = await step('build', () => buildImages(engine));
  if (isBuilt && !process.argv.includes('--build-only')) await tryOut(engine);
}

const engine = await dockerEngine({ wanted: ['try', 'require'].includes(process.env.IMAGES) });
if (engine.reason) notBuilt(engine.reason);
else await buildAndTry(engine).finally(() => engine.close());
