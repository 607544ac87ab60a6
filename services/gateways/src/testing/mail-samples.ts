import type { MailTemplateId, MailValues } from '../mail';
import type { MailRequest } from '../mail';

const buyback = {
  firstName: 'Zoé',
  code: '3760123456789',
  product: 'Alpha A1 <128 Go>',
  link: 'https://demo.test/b/1?x=1&y=2',
};
const price = { amount: 12_345, currency: 'EUR' } as const;
const promise = { ...buyback, price, expiresAt: '2026-12-05T10:00:00.000Z' };
const offer = {
  ...{ ...buyback, declaredPrice: price, proposedPrice: { amount: 9_900, currency: 'EUR' } as const },
  ...{
    expiresAt: '2026-12-05T10:00:00.000Z',
    acceptLink: 'https://demo.test/accept',
    declineLink: 'https://demo.test/no',
  },
  differences: [{ question: 'Écran ?', declared: 'Intact', found: 'Rayé & fendu' }],
};

/** Data accepted by every template, with characters that HTML must escape. */
export const mailSamples: { readonly [T in MailTemplateId]: MailValues<T> } = {
  'buyback-confirmation': {
    ...buyback,
    price,
    payment: 'Virement',
    transport: 'Poste',
    steps: ['Imprimez', 'Postez'],
  },
  'label-ready': buyback,
  proposal: offer,
  'proposal-reminder': offer,
  'proposal-expired': buyback,
  'price-lock-reminder': promise,
  'price-lock-expired': promise,
  'payment-sent': {
    ...buyback,
    amount: price,
    payment: 'Carte cadeau',
    number: '6034000000000001',
    pin: '1234',
  },
  'buyback-cancelled': buyback,
  invitation: {
    firstName: 'Zoé',
    link: 'https://demo.test/new/password',
    expiresAt: '2026-11-28T10:00:00.000Z',
  },
  'password-renewal': {
    firstName: 'Zoé',
    link: 'https://demo.test/renew',
    expiresAt: '2026-11-21T10:00:00.000Z',
  },
  'login-notice': { firstName: 'Zoé', link: 'https://demo.test/lostPassword' },
  'factors-changed': { firstName: 'Zoé', link: 'https://demo.test/login' },
  'factors-reset': { firstName: 'Zoé', link: 'https://demo.test/login' },
  'sftp-failed': {
    ...{ server: 'sftp.demo.test', reason: 'Le serveur n’a pas répondu.' },
    link: 'https://demo.test/settings/sftp',
  },
  'quarantine-mail': buyback,
  'return-sent': { ...buyback, carrier: 'Colis Éclair' },
};

export const mailRequest = (change: Partial<Omit<MailRequest, 'template' | 'data'>> = {}): MailRequest => ({
  ...{
    accountId: 'a',
    to: 'zoe@example.test',
    template: 'proposal',
    locale: 'fr-FR',
    data: mailSamples.proposal,
  },
  ...{ brand: { name: 'Démo Reprise', colour: '#0B6E4F' }, idempotencyKey: 'mail-1', ...change },
});
