import { endOfDay } from '@reprise/contracts/rules';
import { mailRequest, mailSamples } from '../testing/mail-samples';
import { composeMail } from './compose-mail';
import type { MailRequest } from './mailer.port';

const including = {
  'fr-FR': /inclus|au plus tard le/,
  'en-GB': /answer by|by the end of|up to and including/i,
  'nl-BE': /uiterlijk op|tot en met/i,
  'de-DE': /spätestens am|bis einschließlich/i,
} as const;
const before = /avant (le|cette date)|\bbefore\b|vóór|\bvorher\b/i;
const locales = Object.keys(including) as (keyof typeof including)[];

describe('the last day of a promise', () => {
  it.each(locales)('is part of it in the mails of %s', (locale) => {
    for (const template of ['proposal', 'proposal-reminder', 'price-lock-reminder'] as const) {
      const data = mailSamples[template];
      const { text } = composeMail({ ...mailRequest(), template, locale, data } as MailRequest);
      expect(text).toMatch(including[locale]);
      expect(text).not.toMatch(before);
    }
  });

  it('is the same day at its very end', () => {
    const data = { ...mailSamples.proposal, expiresAt: endOfDay('2026-12-13T11:15:00.000Z') };
    const { text } = composeMail({
      ...mailRequest(),
      template: 'proposal',
      locale: 'fr-FR',
      data,
    } as MailRequest);
    expect(text).toContain('13 décembre 2026');
  });
});
