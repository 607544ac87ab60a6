import type { Locale } from '@reprise/contracts/kernel';

type Words = Readonly<
  Record<'payment' | 'transport' | 'question' | 'declared' | 'found' | 'reason', string>
> & {
  readonly steps: readonly string[];
};
const words: Readonly<Record<Locale, Words>> = {
  'fr-FR': {
    ...{ payment: 'Virement bancaire', transport: 'Envoi postal', question: 'État de l’écran' },
    reason: 'Le serveur n’a pas répondu.',
    ...{ declared: 'Intact', found: 'Rayé', steps: ['Imprimez l’étiquette', 'Postez le colis'] },
  },
  'en-GB': {
    ...{ payment: 'Bank transfer', transport: 'By post', question: 'Condition of the screen' },
    reason: 'The server did not answer.',
    ...{ declared: 'Intact', found: 'Scratched', steps: ['Print the label', 'Post the package'] },
  },
  'nl-BE': {
    ...{ payment: 'Overschrijving', transport: 'Per post', question: 'Staat van het scherm' },
    reason: 'De server heeft niet geantwoord.',
    ...{ declared: 'Intact', found: 'Bekrast', steps: ['Druk het label af', 'Verstuur het pakket'] },
  },
  'de-DE': {
    ...{ payment: 'Überweisung', transport: 'Postversand', question: 'Zustand des Bildschirms' },
    reason: 'Der Server hat nicht geantwortet.',
    ...{ declared: 'Unversehrt', found: 'Zerkratzt', steps: ['Etikett drucken', 'Paket aufgeben'] },
  },
};
const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const;

/** What any mail may say, about a buyback that does not exist. */
export function mailSample(locale: Locale) {
  const { payment, transport, steps, reason, ...difference } = words[locale];
  return {
    ...{ firstName: 'Camille', code: '3760123456789', product: 'Fairphone 4 128 GB', carrier: 'Post' },
    ...{ price: euros(18_000), amount: euros(18_000), declaredPrice: euros(18_000) },
    ...{ proposedPrice: euros(15_000), expiresAt: '2030-06-15T10:00:00.000Z', delay: '5' },
    ...{ server: 'sftp.example.com', reason },
    ...{ payment, transport, steps, differences: [difference], note: '' },
    ...{ number: '6034 0000 0000 0001', pin: '1234', expiresOn: '2031-06-15' },
    ...{
      link: 'https://example.com/',
      acceptLink: 'https://example.com/',
      declineLink: 'https://example.com/',
    },
  };
}
