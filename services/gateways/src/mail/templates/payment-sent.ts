import { isoDateSchema } from '@reprise/contracts/kernel';
import { buybackMailSchema, moneySchema, template, wordSchema } from '../mail-template';

const data = buybackMailSchema.extend({
  amount: moneySchema,
  payment: wordSchema,
  /** Gift card or voucher. */
  number: wordSchema.optional(),
  pin: wordSchema.optional(),
  expiresOn: isoDateSchema.optional(),
  /** Working days that the bank may take; absent for instant payments. */
  delay: wordSchema.optional(),
  /** The payment mode's own text (back office §3, mail content). */
  note: wordSchema.optional(),
});

export const paymentSent = template(data, {
  'fr-FR': {
    subject: 'Votre paiement de {{amount}} est parti ({{code}})',
    title: 'Votre paiement est parti',
    paragraphs: ['Bonjour {{firstName}}, nous avons envoyé le paiement de votre rachat.', '{{note}}'],
    facts: [
      ...([
        ['Montant', '{{amount}}'],
        ['Paiement', '{{payment}}'],
        ['Numéro', '{{number}}'],
      ] as const),
      ...([
        ['Code PIN', '{{pin}}'],
        ['Valable jusqu’au', '{{expiresOn}}'],
      ] as const),
      ...([
        ['Produit', '{{product}}'],
        ['Numéro de rachat', '{{code}}'],
      ] as const),
    ],
    closing: '{{#delay}}Un virement peut mettre jusqu’à {{delay}} jours ouvrés à arriver.{{/delay}}',
  },
  'en-GB': {
    subject: 'Your payment of {{amount}} is on its way ({{code}})',
    title: 'Your payment is on its way',
    paragraphs: ['Hello {{firstName}}, we have sent the payment for your buyback.', '{{note}}'],
    facts: [
      ...([
        ['Amount', '{{amount}}'],
        ['Payment', '{{payment}}'],
        ['Number', '{{number}}'],
      ] as const),
      ...([
        ['PIN', '{{pin}}'],
        ['Valid until', '{{expiresOn}}'],
      ] as const),
      ...([
        ['Product', '{{product}}'],
        ['Buyback number', '{{code}}'],
      ] as const),
    ],
    closing: '{{#delay}}A bank transfer may take up to {{delay}} working days to arrive.{{/delay}}',
  },
  'nl-BE': {
    subject: 'Uw betaling van {{amount}} is onderweg ({{code}})',
    title: 'Uw betaling is onderweg',
    paragraphs: ['Dag {{firstName}}, we hebben de betaling voor uw terugkoop verstuurd.', '{{note}}'],
    facts: [
      ...([
        ['Bedrag', '{{amount}}'],
        ['Betaling', '{{payment}}'],
        ['Nummer', '{{number}}'],
      ] as const),
      ...([
        ['Pincode', '{{pin}}'],
        ['Geldig tot', '{{expiresOn}}'],
      ] as const),
      ...([
        ['Product', '{{product}}'],
        ['Terugkoopnummer', '{{code}}'],
      ] as const),
    ],
    closing: '{{#delay}}Een overschrijving kan tot {{delay}} werkdagen duren.{{/delay}}',
  },
  'de-DE': {
    subject: 'Ihre Zahlung über {{amount}} ist unterwegs ({{code}})',
    title: 'Ihre Zahlung ist unterwegs',
    paragraphs: ['Guten Tag {{firstName}}, wir haben die Zahlung für Ihren Ankauf gesendet.', '{{note}}'],
    facts: [
      ...([
        ['Betrag', '{{amount}}'],
        ['Zahlung', '{{payment}}'],
        ['Nummer', '{{number}}'],
      ] as const),
      ...([
        ['PIN', '{{pin}}'],
        ['Gültig bis', '{{expiresOn}}'],
      ] as const),
      ...([
        ['Produkt', '{{product}}'],
        ['Ankaufsnummer', '{{code}}'],
      ] as const),
    ],
    closing: '{{#delay}}Eine Überweisung kann bis zu {{delay}} Werktage dauern.{{/delay}}',
  },
});
