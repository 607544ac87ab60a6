import type { Page } from 'playwright-core';

/** Prepares a batch in the open dialog; a transfer falls due a moment after what it follows from, so people press again. */
export async function prepareBatch(page: Page, words: { prepare: string; ready: string }): Promise<void> {
  const dialog = page.getByRole('dialog');
  const ready = page.getByText(words.ready).first();
  for (;;) {
    await dialog.getByRole('button', { name: words.prepare }).click();
    await ready.or(dialog.getByRole('alert')).first().waitFor();
    if (await ready.isVisible()) return;
  }
}
