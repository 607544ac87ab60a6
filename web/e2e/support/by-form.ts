import type { Page } from 'playwright-core';

/** Opens a list by its entry in the menu. */
export async function openList(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Types into fields, by their labels. */
export async function write(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await page
      .getByRole('textbox', { name: label, exact: true })
      .or(page.getByRole('spinbutton', { name: label, exact: true }))
      .fill(text);
}

/**
 * Opens a field with choices, takes one and closes it. In a long list it is found by typing. While a list unfolds, a
 * choice slips away between pressing and letting go, faster than any hand.
 */
export async function choose(page: Page, label: string, option: string, typed = ''): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.keyboard.type(typed);
  const open = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
  const unfolded = open.and(page.locator(':not([class*="slide-up"])'));
  await unfolded.getByTitle(option, { exact: true }).click();
  await page.keyboard.press('Escape');
  await open.waitFor({ state: 'hidden' });
}

/** From a list: the form, what is filled in, and the sentence that it was added. */
export async function addByForm(
  page: Page,
  what: string,
  name: string,
  fillIn: () => Promise<void>,
): Promise<void> {
  await press(page, `Ajouter ${what}`);
  await page.getByRole('heading', { level: 1, name: `Ajouter ${what}` }).waitFor();
  await fillIn();
  await press(page, 'Ajouter');
  await page.getByText(`${name} a été ajouté.`).waitFor();
}
