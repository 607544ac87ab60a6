import type { Page } from 'playwright-core';

type Names = Readonly<Record<string, string>>;

/** A route's pattern with its parameters filled in; optional ones without a value are omitted. */
export const addressOf = (pattern: string, names: Names): string =>
  pattern.replace(/\/:(\w+)\??/g, (whole, name: string) =>
    names[name] ? `/${names[name]}` : whole.endsWith('?') ? '' : '/none',
  );

/** What the picture of an address is called. */
export const shortName = (address: string): string => {
  const plain = (address.split('?')[0] ?? '').replace(/[/:]+/g, '-').replace(/^-|-$/g, '');
  return plain.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id') || 'home';
};

export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('h1, [role=alert]').first().waitFor();
  // Skeletons have been replaced; the design system shows them as samples.
  if (!url.endsWith('/design-system'))
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
}
