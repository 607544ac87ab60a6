import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { differenceOf, mostPoints } from '../support/picture-difference';

const picture = (name: string): Buffer => readFileSync(join(__dirname, `../pictures/${name}.png`));
const [price, login, results] = ['price-360', 'login-1280', 'results-360'].map(picture) as [
  Buffer,
  Buffer,
  Buffer,
];
type Part = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
const part = (left: number, top: number, width: number, height: number): Part => ({
  ...{ left, top, width, height },
});

const laid = (on: Buffer, input: Buffer, { left, top }: Pick<Part, 'left' | 'top'>): Promise<Buffer> =>
  sharp(on).composite([{ input, left, top }]).png().toBuffer();
const cut = (from: Buffer, what: Part): Promise<Buffer> => sharp(from).extract(what).png().toBuffer();

async function painted(on: Buffer, what: Part, background: string): Promise<Buffer> {
  const { width, height } = what;
  const colour = sharp({ create: { width, height, channels: 3, background } });
  return laid(on, await colour.png().toBuffer(), what);
}

async function moved(on: Buffer, what: Part, by: number): Promise<Buffer> {
  const cleared = await painted(on, what, '#ffffff');
  return laid(cleared, await cut(on, what), { left: what.left + by, top: what.top });
}

const differs = async (before: Buffer, now: Buffer): Promise<boolean> => {
  const { points } = await differenceOf(before, now);

  return points > mostPoints;
};

describe('what a person sees differ in a picture', () => {
  const button = part(463, 414, 354, 44);
  const device = part(33, 422, 64, 64);
  const line = part(37, 370, 140, 18);

  it.each([
    ['a button that stands elsewhere', login, () => moved(login, button, 8)],
    ['a button in another colour', login, () => painted(login, button, '#0b4f6e')],
    ['a missing line of small text', price, () => painted(price, line, '#ffffff')],
    ['a sentence that stands elsewhere', price, () => moved(price, part(37, 320, 290, 24), 6)],
    ['a missing picture of a product', results, () => painted(results, device, '#eef1f0')],
    ['a field without its border', login, () => painted(login, part(463, 354, 354, 2), '#ffffff')],
  ])('is %s', async (_what, before, now) => {
    expect(await differs(before, await now())).toBe(true);
  });

  it('is a screen of another size', async () => {
    const { sizes } = await differenceOf(price, login);
    expect(sizes).toBe('360 × 800, now 1280 × 720');
  });

  it('is drawn in red', async () => {
    const { picture: drawn } = await differenceOf(login, await painted(login, button, '#0b4f6e'));
    const { data } = await sharp(drawn)
      .extract(part(480, 424, 1, 1))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
  });

  it.each([
    ['softer edges', (png: Buffer) => sharp(png).blur(0.6)],
    ['sharper edges', (png: Buffer) => sharp(png).sharpen({ sigma: 0.6 })],
    ['a colour a shade off', (png: Buffer) => sharp(png).linear(1, 3)],
    ['fewer colours', (png: Buffer) => sharp(png).png({ palette: true, colours: 32, dither: 0 })],
  ])('is not that another machine draws %s', async (_what, drawn) => {
    for (const before of [price, login, results])
      expect(await differs(before, await drawn(before).png().toBuffer())).toBe(false);
  });
});
