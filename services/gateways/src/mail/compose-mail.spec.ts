import { locales, type Locale } from '@reprise/contracts/kernel';
import { mailKinds, mailVariables, type MailKind, type OwnMailWords } from '@reprise/contracts/configuration';
import fc from 'fast-check';
import { mailRequest, mailSamples } from '../testing/mail-samples';
import { mailSample } from '../wordings/mail-sample';
import { composeMail } from './compose-mail';
import type { MailRequest } from './mailer.port';
import { readableColour } from './readable-colour';
import { mailTemplates } from './templates';

const ids = Object.keys(mailTemplates) as (keyof typeof mailTemplates)[];
const cases = ids.flatMap((id) => locales.map((locale) => [id, locale] as const));

describe('mail texts', () => {
  it.each(cases)('%s in %s are complete, in HTML and in plain text', (template, locale) => {
    const { brand } = mailRequest();
    const mail = composeMail({
      ...mailRequest(),
      template,
      locale,
      brand,
      data: mailSamples[template],
    } as MailRequest);
    expect(mail.subject).not.toBe('');
    for (const body of [mail.subject, mail.html, mail.text]) {
      expect(body).not.toMatch(/\{\{|undefined|\[object/);
    }
    expect(mail.html).not.toContain('<128 Go>');
    const link = JSON.stringify(mailSamples[template]).match(/"link":"([^"]+)"/)?.[1];
    const shown = mailTemplates[template].texts[locale].actions?.some((action) => action.link === '{{link}}');
    if (link && shown) expect(mail.text).toContain(link);
  });

  it('show an offer with price, deadline, differences and both answers', () => {
    const { text, html } = composeMail(mailRequest());
    for (const part of [
      '123,45',
      '99,00',
      '5 décembre 2026',
      'Écran ?',
      'Rayé & fendu',
      'https://demo.test/accept',
    ]) {
      expect(text.replace(/\u00a0|\u202f/g, ' ')).toContain(part);
    }
    expect(html).toContain('Rayé &amp; fendu');
    expect(html).toContain('https:&#x2F;&#x2F;demo.test&#x2F;no');
  });

  it('omit unknown facts', () => {
    const data = { ...mailSamples['payment-sent'], number: undefined, pin: undefined };
    const { text } = composeMail({ ...mailRequest(), template: 'payment-sent', data } as MailRequest);
    expect(text).not.toContain('Code PIN');
  });

  it('never interpret a value as a template, and never split a subject into headers', () => {
    const data = {
      ...mailSamples['quarantine-mail'],
      firstName: '{{link}}',
      code: 'x\r\nBcc: evil@example.test',
    };
    const mail = composeMail({ ...mailRequest(), template: 'quarantine-mail', data } as MailRequest);
    expect(mail.text).toContain('Bonjour {{link}}');
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });

  it.each(['buyback-confirmation', 'label-ready', 'buyback-cancelled'] as const)(
    '%s contains no word of the visitor: nobody has confirmed the address yet',
    (template) => {
      for (const locale of locales) {
        const data = { ...mailSamples[template], firstName: 'Win at evil.example' };
        const mail = composeMail({ ...mailRequest(), template, locale, data } as MailRequest);
        expect(JSON.stringify(mail)).not.toContain('evil.example');
      }
    },
  );

  it('accept only web addresses as links', () => {
    const data = { ...mailSamples['label-ready'], link: 'javascript:alert(1)' };
    expect(() => composeMail({ ...mailRequest(), template: 'label-ready', data } as MailRequest)).toThrow();
  });

  it('escape any customer name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => {
        const data = { ...mailSamples['quarantine-mail'], firstName: `<i>${name}` };
        const { html } = composeMail({ ...mailRequest(), template: 'quarantine-mail', data } as MailRequest);
        expect(html).not.toContain('<i>');
      }),
    );
  });
});

describe('a client’s colour', () => {
  it.each([
    ['#0B6E4F', '#0b6e4f'],
    ['red', '#0b6e4f'],
    [undefined, '#0b6e4f'],
  ])('%s becomes %s', (colour, readable) => expect(readableColour(colour)).toBe(readable));
  it('is darkened until white text is readable on it', () => {
    expect(readableColour('#FFFF00')).not.toBe('#ffff00');
    expect(readableColour('#FFFFFF')).toMatch(/^#([0-9a-f]{2})\1\1$/);
  });
});

describe('own words', () => {
  const { brand } = mailRequest();
  const composed = (template: MailKind, words: OwnMailWords, locale: Locale = 'en-GB') =>
    composeMail({ template, locale, brand, words, data: mailSample(locale) });
  const none = { subject: '', title: '', body: '' };

  it.each(mailKinds)('of %s may name what the mail knows', (template) => {
    const names = mailVariables[template];
    const body = names.map((name) => `${name}=[{{${name}}}]`).join('\n');
    const { text } = composed(template, { ...none, body });
    // A payment mode has a text of its own or none.
    for (const name of names.filter((each) => each !== 'note'))
      expect(text).toMatch(new RegExp(`${name}=\\[[^\\]]`));
  });

  it('replace subject, title and paragraphs; figures, links and legal notes stay', () => {
    const words = { subject: 'Post it, {{code}}', title: 'Soon done', body: 'First line.\nSecond <line>.' };
    const { subject, html, text } = composed('label-ready', words);
    expect(subject).toBe('Post it, 3760123456789');
    expect(html).toContain('Soon done</h1>');
    expect(html).toContain('>First line.</p>');
    expect(html).toContain('Second &lt;line&gt;.');
    expect(text).toContain('Open my label');
    expect(text).not.toContain('stick it on the package');
  });

  it('leave what is empty as it was', () => {
    const request = { template: 'proposal', locale: 'fr-FR', brand, data: mailSample('fr-FR') } as const;
    expect(composed('proposal', none, 'fr-FR')).toEqual(composeMail(request));
  });

  it('never break out of the header', () => {
    const { subject } = composed('label-ready', { ...none, subject: 'Label\r\nBcc: evil@example.test' });
    expect(subject).toBe('Label Bcc: evil@example.test');
  });
});
