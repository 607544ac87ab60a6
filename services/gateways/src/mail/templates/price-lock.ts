import type { Locale } from '@reprise/contracts/kernel';
import { moneySchema, momentSchema, template, unconfirmedMailSchema, type MailText } from '../mail-template';

const data = unconfirmedMailSchema.extend({ price: moneySchema, expiresAt: momentSchema });

type Labels = readonly [code: string, product: string, price: string, until: string];
const labels: Readonly<Record<Locale, Labels>> = {
  'fr-FR': ['Code de rachat', 'Produit', 'Prix garanti', 'Jusqu’au (inclus)'],
  'en-GB': ['Buyback code', 'Product', 'Guaranteed price', 'Up to and including'],
  'nl-BE': ['Terugkoopcode', 'Product', 'Gegarandeerde prijs', 'Tot en met'],
  'de-DE': ['Ankaufscode', 'Produkt', 'Garantierter Preis', 'Bis einschließlich'],
};
function text(
  locale: Locale,
  [subject, title, paragraph, action]: readonly [string, string, string, string],
): MailText {
  const [code, product, price, until] = labels[locale];
  return {
    ...{ subject, title, paragraphs: [paragraph], actions: [{ label: action, link: '{{link}}' }] },
    facts: [
      [code, '{{code}}'],
      [product, '{{product}}'],
      [price, '{{price}}'],
      [until, '{{expiresAt}}'],
    ],
  };
}

export const priceLockReminder = template(data, {
  'fr-FR': text('fr-FR', [
    'Votre prix pour le rachat {{code}} est garanti jusqu’au {{expiresAt}} inclus',
    'Votre prix est garanti jusqu’au {{expiresAt}} inclus',
    'Nous n’avons pas encore reçu votre produit. Envoyez-le ou apportez-le au plus tard ce jour-là pour garder ce prix.',
    'Voir mon rachat',
  ]),
  'en-GB': text('en-GB', [
    'Your price for buyback {{code}} is guaranteed up to and including {{expiresAt}}',
    'Your price is guaranteed up to and including {{expiresAt}}',
    'We have not received your product yet. Send it or bring it by the end of that day to keep this price.',
    'See my buyback',
  ]),
  'nl-BE': text('nl-BE', [
    'Uw prijs voor terugkoop {{code}} is gegarandeerd tot en met {{expiresAt}}',
    'Uw prijs is gegarandeerd tot en met {{expiresAt}}',
    'Wij hebben uw product nog niet ontvangen. Verstuur of breng het uiterlijk op die dag om deze prijs te behouden.',
    'Mijn terugkoop bekijken',
  ]),
  'de-DE': text('de-DE', [
    'Ihr Preis für den Ankauf {{code}} gilt bis einschließlich {{expiresAt}}',
    'Ihr Preis ist bis einschließlich {{expiresAt}} garantiert',
    'Wir haben Ihr Produkt noch nicht erhalten. Senden oder bringen Sie es spätestens an diesem Tag, um diesen Preis zu behalten.',
    'Meinen Ankauf ansehen',
  ]),
});

export const priceLockExpired = template(data, {
  'fr-FR': text('fr-FR', [
    'Le prix garanti de votre rachat {{code}} a pris fin',
    'Votre prix n’est plus garanti',
    'Comparez le prix du jour à l’ancien. Vous pouvez l’accepter d’un seul geste ; sinon, rien ne change.',
    'Voir le prix du jour',
  ]),
  'en-GB': text('en-GB', [
    'The guaranteed price of your buyback {{code}} has ended',
    'Your price is no longer guaranteed',
    'See today’s price beside the old one. You can accept it in one tap; if you do not, nothing changes.',
    'See today’s price',
  ]),
  'nl-BE': text('nl-BE', [
    'De gegarandeerde prijs van uw terugkoop {{code}} is afgelopen',
    'Uw prijs is niet meer gegarandeerd',
    'Bekijk de prijs van vandaag naast de oude. U aanvaardt hem met één tik; doet u dat niet, dan verandert er niets.',
    'De prijs van vandaag bekijken',
  ]),
  'de-DE': text('de-DE', [
    'Der garantierte Preis Ihres Ankaufs {{code}} ist abgelaufen',
    'Ihr Preis ist nicht mehr garantiert',
    'Sehen Sie den heutigen Preis neben dem alten. Mit einem Tippen nehmen Sie ihn an; sonst ändert sich nichts.',
    'Den heutigen Preis ansehen',
  ]),
});
