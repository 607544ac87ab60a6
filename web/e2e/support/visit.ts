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
  // Skeletons have been replaced; the design system shows them as samples. Asked in each frame: a locator looks twice a second.
  await page.waitForFunction((showsSkeletons) => {
    const said = document.querySelector('h1, [role=alert]');
    const isSeen =
      said?.checkVisibility({ visibilityProperty: true }) && said.getBoundingClientRect().height > 0;
    return isSeen && (showsSkeletons || !document.querySelector('[aria-busy=true]'));
  }, url.endsWith('/design-system'));
}
