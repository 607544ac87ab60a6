import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { differenceOf, mostPoints } from './picture-difference';
import { isStill } from './still';

const committed = join(__dirname, '../pictures');
const shots = join(__dirname, '../shots');
const updating = process.env['UPDATE_PICTURES'] === '1';
/** For a busy machine; only a screen that has changed takes this long. */
const patienceMs = 20_000;
const take = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled', caret: 'hide' });

/** Until it looks as it should, or for as long as a busy machine may need: the last look. */
async function untilStill(page: Page, isRight: (shot: Buffer) => Promise<boolean>): Promise<Buffer> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const still = await isStill(page);
    const shot = await take(page);
    if (still && (await isRight(shot))) return shot;
    if (performance.now() > end) return shot;
  }
}

const small = (png: Buffer): Promise<Buffer> =>
  sharp(png).png({ palette: true, colours: 64, effort: 10, compressionLevel: 9, dither: 0 }).toBuffer();

async function update(page: Page, file: string): Promise<void> {
  let same = 0;
  let last: Buffer = Buffer.alloc(0);
  const shot = await untilStill(page, (now) => {
    same = now.equals(last) ? same + 1 : 0;
    last = now;
    return Promise.resolve(same > 8);
  });
  const kept = existsSync(file) ? readFileSync(file) : undefined;
  // A file that says the same already is left alone.
  if (kept && (await differenceOf(kept, shot)).points === 0) return;
  writeFileSync(file, await small(shot));
}

/**
 * Compares the screen with its committed picture. What differs lies in `web/e2e/shots`.
 * @returns a sentence if a person would see a difference.
 */
export async function faultOf(page: Page, name: string): Promise<string | undefined> {
  const file = join(committed, `${name}.png`);
  if (updating) return void (await update(page, file));
  if (!existsSync(file))
    return `${name}: there is no picture of it yet; npm run pictures -- --update makes it`;
  const before = readFileSync(file);
  let difference = await differenceOf(before, before);
  const now = await untilStill(page, async (shot) => {
    difference = await differenceOf(before, shot);
    return difference.points <= mostPoints;
  });
  const shown = (what: string): string => join(shots, `${name}.${what}.png`);
  for (const what of ['now', 'differs']) rmSync(shown(what), { force: true });
  if (difference.points <= mostPoints) return undefined;
  mkdirSync(shots, { recursive: true });
  writeFileSync(shown('now'), now);
  if (difference.picture) writeFileSync(shown('differs'), difference.picture);
  const how = difference.sizes ?? `${difference.points} points differ, see ${shown('differs')}`;
  return `${name}: ${how}`;
}
