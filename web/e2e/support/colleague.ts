import type { Role } from '@reprise/contracts/permissions';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { laptop } from './browser';

const password = 'Reprise2026';
type Tenant = 'demo' | 'other';

/** Signs in like a person, and waits for the home page. */
export async function signIn(page: Page, origin: string, role: Role, tenant: Tenant = 'demo'): Promise<void> {
  await page.goto(`${origin}/dashboard/login`);
  await page.getByLabel('Adresse e-mail').fill(`${role}@${tenant}.reprise.test`);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard\/home/);
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Somebody on a separate laptop, signed in. */
export async function colleague(
  browser: Browser,
  origin: string,
  role: Role,
  tenant: Tenant = 'demo',
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await laptop(browser);
  const page = await context.newPage();
  await signIn(page, origin, role, tenant);
  return { context, page };
}

/** A wedge scanner: all keys of a code at once, then Enter, wherever the focus is. */
export async function scan(page: Page, code: string): Promise<void> {
  await page.evaluate((text) => {
    for (const key of [...text, 'Enter']) {
      const target = document.activeElement ?? document.body;
      for (const type of ['keydown', 'keyup'])
        target.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
    }
  }, code);
}
