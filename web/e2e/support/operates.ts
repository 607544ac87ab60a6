import type { Locator, Page } from 'playwright-core';
import type { journeyOf } from './journey-of';

type Journey = Pick<ReturnType<typeof journeyOf>, 'screen'>;
const at = '2026-01-05T09:00:00.000Z';
const key = 'buyback-01985c00-0000-7000-8000-000000000001';
/** Nothing fails in the demonstration: what a reader would report is put into the reply. */
const parked = {
  ...{
    key,
    status: 'parked',
    events: 2,
    attempts: 24,
    error: 'connect ECONNREFUSED: the mail server is away',
  },
  ...{ since: at, first: { id: 'e-1', type: 'BuybackDeclared' } },
};

/** Presses an act of a card, and agrees to it. */
async function agree(page: Page, card: Locator, act: string, confirm = act): Promise<void> {
  await card.getByRole('button', { name: new RegExp(`^${act}`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function keysInHand(page: Page, url: string, journey: Journey): Promise<void> {
  const sent: unknown[] = [];
  await page.route('**/api/log-consumers', async (route) => {
    const answer = await route.fetch();
    const [first, ...others] = (await answer.json()) as object[];
    await route.fulfill({ response: answer, json: [{ ...first, parked: [parked] }, ...others] });
  });
  await page.route(/\/api\/log-consumers\/[^/]+\/(retry|skip)$/, async (route) => {
    sent.push([new URL(route.request().url()).pathname.split('/').at(-1), route.request().postDataJSON()]);
    await route.fulfill({ status: 204 });
  });
  await page.goto(url);
  const card = page.getByTestId(`parked-${key}`);
  await card.waitFor();
  await journey.screen('parked');
  await agree(page, card, 'Réessayer');
  await agree(page, card, 'Passer', 'Passer définitivement');
  expect(sent).toEqual([
    ['retry', { key }],
    ['skip', { key, eventId: 'e-1' }],
  ]);
  // The page asks every two seconds, also while it closes.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** An operator of the platform: rebuilds a list, compares, switches, rolls back, and decides about parked keys. */
export async function operates(page: Page, url: string, journey: Journey): Promise<void> {
  await page.goto(url);
  const card = page.locator('[data-testid^="reader-package_list"]');
  await agree(page, card, 'Reconstruire');
  await card.getByText('Reconstruit et comparé.').waitFor();
  await journey.screen('compared');
  await agree(page, card, 'Basculer');
  await card.getByText('Basculé vers les lignes reconstruites.').waitFor();
  await agree(page, card, 'Revenir en arrière');
  await card.getByText('Retour aux lignes antérieures effectué.').waitFor();
  await keysInHand(page, url, journey);
}
