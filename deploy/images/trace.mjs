// The files that programs need at run time: those that they require, found by tracing, and those listed in
// contents.mjs.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { leftOut, openedFiles, threads } from './contents.mjs';

/** The conditions of `exports` that Node itself uses, besides `require` and `import`. */
const conditions = ['node', 'node-addons', 'module-sync'];

const filesBelow = (root, folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true }).filter((name) =>
        statSync(join(root, folder, name)).isFile(),
      )
    : [];

const packageOf = (path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];

/** Licences of the included packages. */
const licences = (root, files) =>
  [...new Set([...files].map(packageOf).filter(Boolean))].flatMap((folder) =>
    existsSync(join(root, folder)) && statSync(join(root, folder)).isDirectory()
      ? readdirSync(join(root, folder))
          .filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
          .map((name) => join(folder, name))
      : [],
  );

/** Source maps of the product's own code: stack traces point to the original lines. They contain no sources. */
const maps = (root, files) =>
  [...files]
    .filter((file) => /^(contracts|services|read-models)\/.*\.js$/.test(file))
    .map((file) => `${file}.map`)
    .filter((file) => existsSync(join(root, file)));

/**
 * @param cache shared by several calls: a file is read once.
 * @returns paths relative to `root`, including symbolic links of the workspace.
 */
export async function filesOf(root, programs, cache) {
  const trace = async (entries) => {
    const absolute = entries.map((entry) => join(root, entry));
    const options = { base: root, processCwd: root, conditions, cache };
    return (await nodeFileTrace(absolute, options)).fileList;
  };
  const files = await trace(programs);
  const started = threads.filter(({ of }) => files.has(of)).map(({ program }) => program);
  (await trace(started)).forEach((file) => files.add(file));
  for (const { of, folder, files: names } of openedFiles)
    if (files.has(of))
      filesBelow(root, folder)
        .filter((name) => names.test(name))
        .forEach((name) => files.add(join(folder, name)));
  for (const file of [...licences(root, files), ...maps(root, files)]) files.add(file);
  return [...files].filter((file) => !leftOut.test(file) && dirname(file) !== '.').sort();
}
