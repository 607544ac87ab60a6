// The content of an image, and how much of it is the product's.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../engines/install/tools.mjs';
import { baseImage } from '../base.mjs';
import { isUnwanted, mostMegabytes } from '../unwanted.mjs';

async function filesIn({ docker }, image) {
  const id = (await docker(['create', image])).trim();
  const folder = mkdtempSync(join(tmpdir(), 'reprise-image-'));
  try {
    const archive = join(folder, 'image.tar');
    await docker(['export', '-o', archive, id]);
    return (await run('tar', ['-t', '-f', archive]))
      .split('\n')
      .filter((path) => path && !path.endsWith('/'));
  } finally {
    rmSync(folder, { recursive: true });
    await docker(['rm', '--volumes', id]);
  }
}

const bytesOf = async ({ docker }, image) =>
  Number((await docker(['image', 'inspect', '-f', '{{.Size}}', image])).trim());

/** @returns a sentence. @throws Error naming what must not be there. */
export async function checkFiles(engine, image) {
  const files = await filesIn(engine, image);
  const unwanted = files.filter(isUnwanted);
  if (unwanted.length > 0)
    throw new Error(
      `contains ${unwanted.length} files not allowed in an image: ${unwanted.slice(0, 5).join(', ')}`,
    );
  const megabytes = ((await bytesOf(engine, image)) - (await bytesOf(engine, baseImage))) / 1e6;
  if (megabytes > mostMegabytes) throw new Error(`${megabytes.toFixed(0)} MB larger than its base`);
  const own = files.filter((path) => path.startsWith('app/')).length;
  return `${megabytes.toFixed(1)} MB larger than its base, ${own} files`;
}
