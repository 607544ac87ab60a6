// Builds the product's images from the Dockerfile, on the machine's own network.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programs } from './contents.mjs';
import { withNpmSettings } from './npm-settings.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const tagOf = (image) =>
  `${image === 'reprise' ? image : `reprise-${image}`}:${process.env.REPRISE_VERSION ?? 'dev'}`;

/** One after the other: shared stages are built once, by the first. */
export async function buildImages({ docker }, images = Object.keys(programs)) {
  await withNpmSettings(async (settings) => {
    for (const image of images) {
      // People start the shop's image by its short name.
      const names = [tagOf(image), ...(image === 'reprise' ? ['reprise'] : [])].flatMap((name) => [
        '-t',
        name,
      ]);
      const file = ['-f', 'deploy/images/Dockerfile', '--target', image, ...names];
      await docker(['build', '--network', 'host', '--progress', 'plain', ...settings, ...file, '.'], {
        cwd: root,
      });
    }
  });
}
