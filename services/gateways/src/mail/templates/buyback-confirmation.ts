import { z } from 'zod';
import { moneySchema, momentSchema, template, unconfirmedMailSchema, wordSchema } from '../mail-template';

const data = unconfirmedMailSchema.extend({
  price: moneySchema,
  /** The end of the price's promise. */
  expiresAt: momentSchema.optional(),
  payment: wordSchema,
  transport: wordSchema,
  /** The circuit's instructions, in order. */
  steps: z.array(wordSchema).max(20).optional(),
  /** The payment mode's own text (back office §3, mail content). */
  note: wordSchema.optional(),
});

export const buybackConfirmation = template(data, {
  'fr-FR': {
    subject: 'Votre rachat {{code}} est enregistré',
    title: 'Merci, votre rachat est enregistré',
    paragraphs: ['Voici le résumé de votre rachat. Gardez ce code : nous vous le demanderons.', '{{note}}'],
    facts: [
      ['Code de rachat', '{{code}}'],
      ['Produit', '{{product}}'],
      ['Montant estimé', '{{price}}'],
      ['Garanti jusqu’au (inclus)', '{{expiresAt}}'],
      ['Paiement', '{{payment}}'],
      ['Transport', '{{transport}}'],
    ],
    steps: 'Et maintenant',
    actions: [{ label: 'Suivre mon rachat', link: '{{link}}' }],
    closing: 'Le montant est confirmé après contrôle du produit.',
  },
  'en-GB': {
    subject: 'Your buyback {{code}} is registered',
    title: 'Thank you, your buyback is registered',
    paragraphs: ['Here is a summary of your buyback. Keep this code: we will ask you for it.', '{{note}}'],
    facts: [
      ['Buyback code', '{{code}}'],
      ['Product', '{{product}}'],
      ['Estimated amount', '{{price}}'],
      ['Guaranteed up to and including', '{{expiresAt}}'],
      ['Payment', '{{payment}}'],
      ['Transport', '{{transport}}'],
    ],
    steps: 'What to do next',
    actions: [{ label: 'Follow my buyback', link: '{{link}}' }],
    closing: 'We confirm the amount once we have checked the product.',
  },
  'nl-BE': {
    subject: 'Uw terugkoop {{code}} is geregistreerd',
    title: 'Bedankt, uw terugkoop is geregistreerd',
    paragraphs: [
      'Dit is de samenvatting van uw terugkoop. Bewaar deze code: wij zullen u ernaar vragen.',
      '{{note}}',
    ],
    facts: [
      ['Terugkoopcode', '{{code}}'],
      ['Product', '{{product}}'],
      ['Geschat bedrag', '{{price}}'],
      ['Gegarandeerd tot en met', '{{expiresAt}}'],
      ['Betaling', '{{payment}}'],
      ['Transport', '{{transport}}'],
    ],
    steps: 'Wat nu te doen',
    actions: [{ label: 'Mijn terugkoop volgen', link: '{{link}}' }],
    closing: 'Het bedrag wordt bevestigd na controle van het product.',
  },
  'de-DE': {
    subject: 'Ihr Ankauf {{code}} ist erfasst',
    title: 'Danke, Ihr Ankauf ist erfasst',
    paragraphs: [
      'Hier ist Ihr Ankauf in Kürze. Bewahren Sie diesen Code auf: Wir werden Sie danach fragen.',
      '{{note}}',
    ],
    facts: [
      ['Ankaufscode', '{{code}}'],
      ['Produkt', '{{product}}'],
      ['Geschätzter Betrag', '{{price}}'],
      ['Garantiert bis einschließlich', '{{expiresAt}}'],
      ['Zahlung', '{{payment}}'],
      ['Versand', '{{transport}}'],
    ],
    steps: 'So geht es weiter',
    actions: [{ label: 'Meinen Ankauf verfolgen', link: '{{link}}' }],
    closing: 'Der Betrag wird nach der Prüfung des Produkts bestätigt.',
  },
});
