import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { apiOf } from './api';
import { laptop } from './browser';
import { faultOf } from './fault-of';
import { stage } from './stage';
import { watchRequests } from './still';

/** A Wednesday morning. */
const moment = '2026-03-11T09:24:00.000Z';
const timezoneId = 'Europe/Paris';
const preload = join(__dirname, 'fixed-moment.cjs');
const heights = { 360: 800, 768: 1024, 1280: 720 } as const;

type Looks = (name: string, width: keyof typeof heights, theme?: 'light' | 'dark') => Promise<void>;
type Person = { readonly page: Page; readonly looks: Looks };

/** Nothing of what the demonstration has caused is still to come. */
async function settled(url: string): Promise<void> {
  const { call, login } = apiOf(url);
  const token = await login('super_admin@demo.reprise.test');
  for (;;) {
    const { body } = await call('GET', '/log-consumers', token);
    if ((body as unknown as { lag: { events: number } }[]).every(({ lag }) => lag.events === 0)) return;
  }
}

/** A product and browsers in which it is always the same moment, and screens that look as in their pictures. */
export function atOneMoment() {
  const product = stage('journey', {
    REPRISE_MOMENT: moment,
    TZ: timezoneId,
    // Files are counted in one thread, and the moment with them.
    WORKER_THREAD: 'off',
    NODE_OPTIONS: `--require ${preload}`,
  });
  let faults: string[] = [];
  beforeEach(async () => {
    faults = [];
    await settled(product.url);
  });
  return {
    get url() {
      return product.url;
    },
    faults: (): readonly string[] => faults,
    async person(): Promise<Person> {
      const context = await laptop(product.browser, 'fr-FR', { timezoneId });
      await context.clock.setFixedTime(moment);
      const page = await context.newPage();
      watchRequests(page);
      return {
        page,
        async looks(name, width, theme = 'light') {
          await page.setViewportSize({ width, height: heights[width] });
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
          // What is under the pointer looks different.
          await page.mouse.move(0, 0);
          const fault = await faultOf(page, `${name}-${width}${theme === 'dark' ? '-dark' : ''}`);
          if (fault) faults.push(fault);
        },
      };
    },
  };
}
