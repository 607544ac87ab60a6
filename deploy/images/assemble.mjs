// Assembles what each image needs at run time, and nothing else: node deploy/images/assemble.mjs <folder> [image…]
// Run in a built workspace. Every image gets a separate folder; contents.mjs defines its content.
import { join, resolve } from 'node:path';
import { programs, scripts } from './contents.mjs';
import { copyFiles, root } from './copy-files.mjs';
import { filesOf } from './trace.mjs';

const ownFiles = (image) =>
  [...scripts.every, ...(scripts[image] ?? [])].map((name) => `deploy/images/${name}`);

const [target, ...chosen] = process.argv.slice(2);
const images = chosen.length > 0 ? chosen : Object.keys(programs);
if (!target || images.some((image) => !programs[image]))
  throw new Error(`usage: assemble.mjs <folder> [${Object.keys(programs).join(' | ')}]…`);
const cache = {};
for (const image of images) {
  const files = [...(await filesOf(root, programs[image], cache)), ...ownFiles(image)];
  const bytes = copyFiles(files, join(resolve(target), image));
  console.log(`${image}: ${(bytes / 1e6).toFixed(1)} MB`);
}
