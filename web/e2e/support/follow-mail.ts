import type { Page } from 'playwright-core';

/** Opens a mail to somebody in the demonstration, once it is there, and follows its link. */
export async function followMail(
  page: Page,
  origin: string,
  { to, subject }: { to: string; subject: string },
): Promise<Page> {
  const mail = page.getByRole('row').filter({ hasText: to }).getByRole('link', { name: subject });
  do await page.goto(`${origin}/demo/mails`);
  while ((await mail.count()) === 0);
  await mail.click();
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.frameLocator('iframe').getByRole('link').first().click(),
  ]);
  return opened;
}
