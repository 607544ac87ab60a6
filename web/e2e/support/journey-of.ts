import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { axeFindings, colourRules } from './axe';

const folder = join(__dirname, '../shots');

/** Fonts are loaded, and nothing has moved for a few frames: a fading dialog is not at rest yet. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A spinner never stops.
    const moving = (): Animation[] =>
      document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    const leaving = (): boolean => document.querySelector('[class*="-leave"], [class*="-enter-"]') !== null;
    const frame = (): Promise<unknown> => new Promise((next) => requestAnimationFrame(next));
    for (let still = 0, frames = 0; still < 12 && frames < 300; frames += 1) {
      await frame();
      still = moving().length > 0 || leaving() ? 0 : still + 1;
    }
  });
}

/** What stands beyond the right edge: of the screen, and of the lists, whose columns all fit as they are chosen first. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((next) => requestAnimationFrame(next));
    const over = (): string[] =>
      [document.documentElement, ...document.querySelectorAll('header, .ant-table-content')]
        .filter((each) => each.scrollWidth > each.clientWidth)
        .map((each) => `${each.tagName}.${each.className} +${each.scrollWidth - each.clientWidth}`);
    // A list becomes cards, and a menu closes, some frames after the screen has changed.
    await frame();
    await frame();
    for (let frames = 0; over().length > 0 && frames < 60; frames += 1) await frame();
    return over();
  });

/** What is pressed and lower than 44 pixels, apart from links within a sentence and the one that only the keyboard shows. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, input, select, summary')].flatMap((each) => {
      const label = each.matches('[type="radio"], [type="checkbox"]') ? each.closest('label') : null;
      const { width, height } = (label ?? each).getBoundingClientRect();
      const isPressed =
        width > 0 && getComputedStyle(each).display !== 'inline' && each.getAttribute('href') !== '#content';
      return isPressed && height > 0 && height < 44 ? [`${each.tagName} ${each.innerText} ${height}`] : [];
    }),
  );

/** The same screen in one of the themes, without another load. */
async function inTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction((wanted) => document.documentElement.dataset['theme'] === wanted, theme);
}

/** One step of a journey: the screen is saved as a picture for people, and must be accessible and free of errors. */
export function journeyOf(name: string, page: Page) {
  mkdirSync(folder, { recursive: true });
  const faults: string[] = [];
  let step = 0;
  page.on('pageerror', (error) => faults.push(error.message));
  return {
    faults,
    async screen(label: string): Promise<void> {
      step += 1;
      await atRest(page);
      await page.screenshot({ path: join(folder, `${name}-${String(step).padStart(2, '0')}-${label}.png`) });
      const found = await axeFindings(page);
      expect({ screen: `${name} ${label}`, found }).toEqual({ screen: `${name} ${label}`, found: [] });
    },
    /** What depends on colours, on the same screen in the dark, which it stays in: all else is as it is in the light. */
    async readableInTheDark(screen: string): Promise<void> {
      await inTheme(page, 'dark');
      await atRest(page);
      const found = await axeFindings(page, colourRules);
      expect({ screen, theme: 'dark', found }).toEqual({ screen, theme: 'dark', found: [] });
    },
    inTheLight: (): Promise<void> => inTheme(page, 'light'),
    /** Nothing is beyond the edge of screens of these widths, and the first is accessible too; the last one stays. */
    async fitsAt(widths: readonly number[], screen: string): Promise<void> {
      const { height = 720 } = page.viewportSize() ?? {};
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        const over = await overflowing(page);
        const found = width === widths[0] ? await atRest(page).then(() => axeFindings(page)) : [];
        expect({ screen, width, over, found }).toEqual({ screen, width, over: [], found: [] });
      }
    },
    /** On the smallest phone and with text twice as large nothing is beyond the edge, and what is pressed is large enough. */
    async fitsSmall(screen: string): Promise<void> {
      const before = page.viewportSize() ?? { width: 360, height: 740 };
      await page.setViewportSize({ ...before, width: 320 });
      for (const fontSize of ['', '200%']) {
        await page.evaluate((size) => void (document.documentElement.style.fontSize = size), fontSize);
        const over = await overflowing(page);
        const small = fontSize ? [] : await smallTargets(page);
        expect({ screen, fontSize, over, small }).toEqual({ screen, fontSize, over: [], small: [] });
      }
      await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
      await page.setViewportSize(before);
    },
    /** Nothing overflows the screen horizontally. */
    async fits(): Promise<void> {
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBeLessThanOrEqual(0);
    },
  };
}
