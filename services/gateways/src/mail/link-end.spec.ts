import { mailRequest } from '../testing/mail-samples';
import { composeMail } from './compose-mail';
import type { MailRequest } from './mailer.port';

const data = { firstName: 'Ada', link: 'https://demo.example/p', expiresAt: '2026-12-13T10:15:00.000Z' };
const textOf = (template: 'password-renewal' | 'invitation', locale: MailRequest['locale']): string =>
  composeMail({ ...mailRequest(), template, locale, data } as MailRequest).text;

describe('the end of a link to a password', () => {
  it.each(['password-renewal', 'invitation'] as const)('is told to the minute (%s)', (template) => {
    expect(textOf(template, 'fr-FR')).toMatch(/13 décembre 2026 à 11:15/);
    expect(textOf(template, 'en-GB')).toMatch(/13 December 2026 at 11:15/);
    expect(textOf(template, 'nl-BE')).toMatch(/13 december 2026 om 11:15/);
    expect(textOf(template, 'de-DE')).toMatch(/13\. Dezember 2026 um 11:15/);
  });
});
