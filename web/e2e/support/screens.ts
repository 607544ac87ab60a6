import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { axeFindings } from './axe';

const folder = join(__dirname, '../shots');

/** One step of a journey: the screen is kept as a picture for people, and must be accessible and free of faults. */
export function journeyOf(name: string, page: Page) {
  mkdirSync(folder, { recursive: true });
  const faults: string[] = [];
  let step = 0;
  page.on('pageerror', (error) => faults.push(error.message));
  return {
    faults,
    async screen(label: string): Promise<void> {
      step += 1;
      // Fonts and the one animation of a screen have come to rest.
      await page.evaluate(async () => {
        await document.fonts.ready;
        await Promise.all(
          document
            .getAnimations()
            // A spinner never comes to rest.
            .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
            .map((animation) => animation.finished.catch(() => undefined)),
        );
      });
      await page.screenshot({ path: join(folder, `${name}-${String(step).padStart(2, '0')}-${label}.png`) });
      const found = await axeFindings(page);
      expect({ screen: `${name} ${label}`, found }).toEqual({ screen: `${name} ${label}`, found: [] });
    },
    /** Nothing runs out of the side of the screen. */
    async fits(): Promise<void> {
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBeLessThanOrEqual(0);
    },
  };
}
