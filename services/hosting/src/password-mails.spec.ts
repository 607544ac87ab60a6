import type { Mailer } from '@reprise/gateways';
import { PasswordMails } from './password-mails';

type Sent = Parameters<Mailer['send']>[0];
const brand = { locale: 'en-GB', name: 'Acme' } as const;

/** What is mailed goes out after the answer. */
function mailed(send: (mails: PasswordMails) => Promise<void>): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const mailer = {
      send: (mail: Sent) => {
        resolve(mail);
        return Promise.resolve({ messageId: '1' });
      },
    };
    const reference = { brand: () => Promise.resolve(brand) };
    const site = () => Promise.resolve('https://acme.example');
    send(new PasswordMails(mailer as never, reference as never, site, { error: reject } as never)).catch(
      reject,
    );
  });
}

it.each([
  ['create', '2026-01-12T09:00:00.000Z', '/dashboard/new/password', 'invitation'],
  ['renew', '2026-01-05T10:00:00.000Z', '/dashboard/renew', 'password-renewal'],
] as const)(
  'the mail with a link to %s a password says what it is for and how long it is good',
  async (purpose, expiresAt, page, template) => {
    const to = { accountId: 'acme', userId: 'ada', to: 'ada@acme.example', firstname: 'Ada' };
    const mail = await mailed((mails) => mails.sendPasswordLink({ ...to, purpose, token: 'abc', expiresAt }));
    const link = `https://acme.example${page}?token=abc`;
    expect([mail.template, mail.data]).toEqual([template, { firstName: 'Ada', link, expiresAt }]);
  },
);
