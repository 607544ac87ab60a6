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
    subject: 'Votre paiement de {{amount}} est effectué ({{code}})',
    title: 'Votre paiement est effectué',
    paragraphs: ['Bonjour {{firstName}}, nous avons effectué le paiement de votre rachat.', '{{note}}'],
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
        ['Code de rachat', '{{code}}'],
      ] as const),
    ],
    closing: '{{#delay}}Un virement peut mettre jusqu’à {{delay}} jours ouvrés à arriver.{{/delay}}',
  },
  'en-GB': {
    subject: 'Your payment of {{amount}} has been made ({{code}})',
    title: 'Your payment has been made',
    paragraphs: ['Hello {{firstName}}, we have made the payment for your buyback.', '{{note}}'],
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
        ['Buyback code', '{{code}}'],
      ] as const),
    ],
    closing: '{{#delay}}A bank transfer may take up to {{delay}} working days to arrive.{{/delay}}',
  },
  'nl-BE': {
    subject: 'Uw betaling van {{amount}} is uitgevoerd ({{code}})',
    title: 'Uw betaling is uitgevoerd',
    paragraphs: ['Dag {{firstName}}, we hebben de betaling voor uw terugkoop uitgevoerd.', '{{note}}'],
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
        ['Terugkoopcode', '{{code}}'],
      ] as const),
    ],
    closing: '{{#delay}}Een overschrijving kan tot {{delay}} werkdagen duren.{{/delay}}',
  },
  'de-DE': {
    subject: 'Ihre Zahlung über {{amount}} ist erfolgt ({{code}})',
    title: 'Ihre Zahlung ist erfolgt',
    paragraphs: ['Guten Tag {{firstName}}, die Zahlung für Ihren Ankauf ist erfolgt.', '{{note}}'],
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
        ['Ankaufscode', '{{code}}'],
      ] as const),
    ],
    closing: '{{#delay}}Eine Überweisung kann bis zu {{delay}} Werktage dauern.{{/delay}}',
  },
});
