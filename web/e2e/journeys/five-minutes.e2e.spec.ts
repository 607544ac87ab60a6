import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '@reprise/contracts/permissions';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { laptop, phone } from '../support/browser';
import { journeyOf } from '../support/journey-of';
import { prepareBatch } from '../support/payment-batch';
import { stage } from '../support/stage';

// As a newcomer has it: nothing is there before.
const product = stage('journey', {}, 'empty');
const password = 'Reprise2026';

/** The README's own words: nothing is pressed or typed here that it does not mention. */
const readme = readFileSync(join(__dirname, '../../../README.md'), 'utf8');
const told = /\n## Five minutes\n(.*?)\n## /s.exec(readme)?.[1]?.replace(/\s+/g, ' ') ?? '';
const inReadme = (mark: string, text: string): string => {
  if (!told.includes(`${mark}${text}${mark}`))
    throw new Error(`the README does not say ${mark}${text}${mark}`);
  return text;
};
const label = (text: string): string => inReadme('*', text);
const typed = (text: string): string => inReadme('`', text);

type Visitor = {
  readonly size: string;
  readonly open: (browser: Browser, locale: string) => Promise<BrowserContext>;
};

async function answer(page: Page, text: string): Promise<void> {
  const before = page.url();
  await page.getByText(text, { exact: true }).first().click();
  await page.waitForFunction((url) => location.href !== url, before);
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true }).first();

/** Anything a person would enter; only the IBAN is the README's. */
async function enterCustomer(page: Page): Promise<void> {
  for (const [name, value] of [
    ['First name', 'Zoé'],
    ['Last name', 'Martin'],
    ['E-mail', 'zoe.martin@example.test'],
    ['Phone', '06 12 34 56 78'],
    ['House number and street', '1 rue de la Paix'],
    ['Postal code', '75002'],
    ['City', 'Paris'],
    ['IBAN', typed('FR76 3000 6000 0112 3456 7890 189')],
    ['Document number', '880692310285'],
    ['Issuing authority', 'Préfecture de Paris'],
    ['Date of issue', '2019-05-02'],
  ] as const)
    await page.getByLabel(name, { exact: true }).fill(value);
  await page.getByLabel('Type of document').selectOption({ label: 'Identity card' });
}

/** Step 1. @returns the 13-digit code of the confirmation. */
async function sell(context: BrowserContext, size: string): Promise<string> {
  const page = await context.newPage();
  const { faults, screen, fits } = journeyOf(`five-minutes-${size}-1`, page);
  await page.goto(product.url);
  await page.getByLabel('Your product').waitFor();
  await screen('public-app');
  await page.getByLabel('Your product').fill(typed('iphone'));
  // The suggestions lie over the button.
  await page.keyboard.press('Enter');
  await page.getByText(label('Apple iPhone 14 128 GB')).first().waitFor();
  await screen('found');
  await page.getByText('Apple iPhone 14 128 GB').first().click();
  await page.getByRole('radio').first().waitFor();
  for (const best of ['Yes', 'Like new', 'Like new', 'Yes']) await answer(page, best);
  await page.getByLabel('IMEI number').fill(typed('353456781234569'));
  await screen('imei');
  await button(page, 'Continue').click();
  await button(page, 'Sell at this price').click();
  await answer(page, label('Drop-off at a parcel shop'));
  await screen('payment');
  await answer(page, label('Bank transfer'));
  await button(page, 'Continue').click();
  await page.getByLabel('First name').waitFor();
  await enterCustomer(page);
  await screen('customer');
  await fits();
  await button(page, 'Continue').click();
  await page.getByRole('checkbox').check({ force: true });
  await screen('summary');
  await page.getByRole('button', { name: /^Confirm the sale/ }).click();
  await page.getByText('Download the label').waitFor();
  await screen('label-ready');
  await fits();
  expect(faults).toEqual([]);
  return /\d{13}/.exec((await page.innerText('main')).replace(/\s/g, ''))?.[0] ?? 'no code';
}

/** Opens the newest mail with a matching subject, at the address given in the README. */
async function openMail(page: Page, subject: RegExp): Promise<void> {
  const mail = page.getByRole('link', { name: subject }).first();
  for (;;) {
    await page.goto(product.url + typed('/demo/mails'));
    if (await mail.isVisible()) break;
  }
  await mail.click();
}

/** A mail is shown in a frame, and its link opens a new tab. */
async function followMail(
  context: BrowserContext,
  name: string,
  subject: RegExp,
  link: RegExp,
): Promise<Page> {
  const page = await context.newPage();
  const { screen, fits } = journeyOf(name, page);
  await openMail(page, subject);
  const inside = page.frameLocator('iframe').getByRole('link', { name: link });
  await inside.waitFor();
  await screen('mail');
  await fits();
  const [tab] = await Promise.all([context.waitForEvent('page'), inside.click()]);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.getByRole('heading', { level: 1 }).waitFor();
  return tab;
}

async function logIn(visitor: Visitor, role: Role): Promise<Page> {
  const context = await visitor.open(product.browser, 'en-GB');
  const page = await context.newPage();
  await page.goto(`${product.url}/dashboard/`);
  await page.getByLabel('E-mail address').fill(`${inReadme('`', role)}@demo.reprise.test`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard\/home/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** From the menu, which is a drawer on a phone and says how many wait. */
async function open(page: Page, entry: string): Promise<void> {
  const name = new RegExp(`^${entry}(, \\d+ waiting)?$`);
  const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name });
  if (!(await link.isVisible())) await button(page, 'Open or collapse the menu').click();
  await link.click();
  await page.getByRole('heading', { level: 1, name: entry }).waitFor();
}

/** Step 2: one answer is worse than declared. */
async function findItWorse(visitor: Visitor, code: string): Promise<void> {
  const page = await logIn(visitor, 'warehouse_operator');
  const { faults, screen, fits } = journeyOf(`five-minutes-${visitor.size}-2`, page);
  await screen('home');
  await open(page, label('Check-in'));
  await page.getByLabel(label('Code typed by hand')).fill(code);
  await button(page, label('Find')).click();
  await page.locator('[data-testid=verdict][data-verdict=accepted]').waitFor();
  await screen('checked-in');
  await fits();
  await open(page, label('Compliance test'));
  await page.getByLabel('Or type its code').fill(code);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'This is it' }).click();
  const questions = page.getByTestId('questions').locator('fieldset');
  await questions.first().waitFor();
  for (const [at, seen] of ['Yes', 'Visible scratches', 'Like new', 'Yes'].entries())
    await questions.nth(at).locator('label').filter({ hasText: seen }).click();
  await screen('worse');
  await fits();
  await page.getByRole('button', { name: 'See the summary' }).click();
  await page.getByRole('button', { name: 'Record the test' }).click();
  await page.getByText('In quarantine, offer sent').first().waitFor();
  await screen('quarantine');
  expect(faults).toEqual([]);
}

/** Step 3. */
async function acceptOffer(context: BrowserContext, size: string, code: string): Promise<void> {
  const offer = new RegExp(`offer for your buyback ${code}`);
  const page = await followMail(context, `five-minutes-${size}-3-mail`, offer, /^Accept/);
  const { faults, screen, fits } = journeyOf(`five-minutes-${size}-3`, page);
  await page.getByText('Visible scratches').first().waitFor();
  await screen('offer');
  await fits();
  await page.getByRole('button', { name: 'Accept €204.00' }).click();
  await page.getByText('You accepted €204.00').first().waitFor();
  await screen('accepted');
  expect(faults).toEqual([]);
}

async function chooseInBatch(page: Page, action: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click();
  const item = page.getByRole('menuitem', { name: action, exact: true });
  await item.click();
  // What is chosen next must not meet the menu that is still closing.
  await item.waitFor({ state: 'hidden' });
}

/** Step 4. */
async function pay(visitor: Visitor, code: string): Promise<void> {
  const manager = await logIn(visitor, 'root_management_unit_manager');
  await open(manager, label('Transfer batches'));
  await button(manager, label('Prepare a batch')).click();
  await prepareBatch(manager, { prepare: 'Prepare a batch', ready: 'The batch is ready.' });

  const page = await logIn(visitor, 'admin');
  const { faults, screen, fits } = journeyOf(`five-minutes-${visitor.size}-4`, page);
  await open(page, 'Transfer batches');
  await screen('prepared');
  await fits();
  await chooseInBatch(page, label('Approve'));
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByText('The batch has been approved.').first().waitFor();
  const downloading = page.waitForEvent('download');
  await chooseInBatch(page, label('Download the pain.001 file'));
  expect(readFileSync(await (await downloading).path(), 'utf8')).toContain('204.00</InstdAmt>');
  await chooseInBatch(page, label('Record the execution'));
  await page.getByRole('dialog').getByRole('button', { name: 'Record' }).click();
  await page.getByText('The execution is recorded').first().waitFor();
  await screen('executed');

  await open(page, 'Buybacks');
  await page.getByRole('link', { name: code }).first().click();
  const history = page.getByTestId('buyback-timeline');
  for (const step of [
    'Payment made: in a bank batch',
    'The customer accepts the new price',
    'Buyback declared',
  ])
    await history.getByText(step).first().waitFor();
  await screen('timeline');
  await fits();
  expect(faults).toEqual([]);
}

/** Keyboard only, slower than a scanner. */
async function sellAtTheCounter(visitor: Visitor): Promise<void> {
  const page = await logIn(visitor, 'store_seller');
  const { faults, screen, fits } = journeyOf(`five-minutes-${visitor.size}-5`, page);
  const type = (text: string): Promise<void> => page.keyboard.type(text, { delay: 45 });
  const field = async (name: string, text: string): Promise<void> => {
    await page
      .locator('input')
      .and(page.getByLabel(name, { exact: true }))
      .first()
      .focus();
    await type(text);
  };
  const at = (step: string): Promise<void> =>
    page.locator(`[data-testid="wizard-step"][data-step^="${step}"]`).waitFor();
  await page
    .getByRole('link', { name: label('New buyback') })
    .first()
    .press('Enter');
  await page.getByTestId('desk-search').waitFor();
  await type('switch oled');
  await page.getByText('Nintendo Switch OLED').first().waitFor();
  await page.keyboard.press('Enter');
  for (const [step, key] of [
    ...(['question-1', 'question-2', 'question-3'] as const).map((each) => [each, '1'] as const),
    ['transport', '2'],
    ['payment', '3'],
  ] as const) {
    await at(step);
    await page.keyboard.press(key);
  }
  const onward = page.locator('[data-focus-first]');
  await at('cart');
  await onward.press('Enter');
  await page.getByTestId('cart-screen').waitFor();
  await screen('cart');
  await fits();
  await page.getByTestId('cart-screen').locator('[type=submit]').press('Enter');
  await at('customer');
  for (const [name, text] of [
    ['First name', 'Lina'],
    ['Last name', 'Petit'],
    ['E-mail', 'lina@example.test'],
    ['Phone', '0612345678'],
    ['Street', '8 rue des Lilas'],
    ['Postal code', '75020'],
    ['City', 'Paris'],
    ['Number', '880692310285'],
    ['Issuing authority', 'Préfecture de Paris'],
    ['Date of issue', '05052019'],
  ] as const)
    await field(name, text);
  await field('Type of document', '');
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await screen('customer');
  await fits();
  await field('City', '');
  await page.keyboard.press('Enter');
  await at('summary');
  await screen('summary');
  await fits();
  await onward.press('Enter');
  await at('sign');
  await screen('sign');
  await fits();
  // A headless browser has no viewer for the frame that prints the PDF; the test checks the reply instead.
  await page.evaluate(() => {
    URL.createObjectURL = () => 'about:blank';
  });
  const print = page.getByRole('button', { name: label('Print the transfer order') });
  const [order] = await Promise.all([page.waitForResponse(/\/transfer-order/), print.press('Enter')]);
  expect(order.headers()['content-type']).toBe('application/pdf');
  await page.getByTestId('hand-over-signed').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.getByTestId('handed-over').waitFor();
  await screen('handed-over');
  await fits();
  expect(faults).toEqual([]);
}

describe.each<Visitor>([
  { size: 'phone', open: phone },
  { size: 'laptop', open: laptop },
])('the five minutes of the README, on a $size', (visitor) => {
  it('lead from a price to the payment, and to the counter', async () => {
    const customer = await visitor.open(product.browser, 'en-GB');
    const code = await sell(customer, visitor.size);
    const registered = new RegExp(`buyback ${code} is registered`);
    await followMail(customer, `five-minutes-${visitor.size}-1-mail`, registered, /^Follow/);
    await findItWorse(visitor, code);
    await acceptOffer(customer, visitor.size, code);
    await pay(visitor, code);
    await sellAtTheCounter(visitor);
  });
});
