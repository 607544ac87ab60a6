import { linkSchema, template, unconfirmedMailSchema } from '../mail-template';

export const labelReady = template(unconfirmedMailSchema.extend({ link: linkSchema }), {
  'fr-FR': {
    subject: 'Votre étiquette de transport est prête ({{code}})',
    title: 'Votre étiquette est prête',
    paragraphs: ['Bonjour, imprimez l’étiquette, collez-la sur le colis et remettez-le au transporteur.'],
    facts: [
      ['Code de rachat', '{{code}}'],
      ['Produit', '{{product}}'],
    ],
    actions: [{ label: 'Ouvrir mon étiquette', link: '{{link}}' }],
  },
  'en-GB': {
    subject: 'Your shipping label is ready ({{code}})',
    title: 'Your label is ready',
    paragraphs: ['Hello, print the label, stick it on the package and hand the package to the carrier.'],
    facts: [
      ['Buyback code', '{{code}}'],
      ['Product', '{{product}}'],
    ],
    actions: [{ label: 'Open my label', link: '{{link}}' }],
  },
  'nl-BE': {
    subject: 'Uw verzendlabel is klaar ({{code}})',
    title: 'Uw label is klaar',
    paragraphs: ['Goeiedag, druk het label af, kleef het op het pakket en geef het af bij de vervoerder.'],
    facts: [
      ['Terugkoopcode', '{{code}}'],
      ['Product', '{{product}}'],
    ],
    actions: [{ label: 'Mijn label openen', link: '{{link}}' }],
  },
  'de-DE': {
    subject: 'Ihr Versandetikett ist fertig ({{code}})',
    title: 'Ihr Etikett ist fertig',
    paragraphs: ['Guten Tag, drucken Sie das Etikett aus, kleben Sie es auf das Paket und geben Sie es ab.'],
    facts: [
      ['Ankaufscode', '{{code}}'],
      ['Produkt', '{{product}}'],
    ],
    actions: [{ label: 'Mein Etikett öffnen', link: '{{link}}' }],
  },
});
