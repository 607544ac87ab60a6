import type { Locale } from '@reprise/contracts/kernel';
import {
  buybackMailSchema,
  linkSchema,
  template,
  unconfirmedMailSchema,
  wordSchema,
  type MailText,
} from '../mail-template';

type Opening = Pick<MailText, 'subject' | 'title' | 'paragraphs'>;
const facts: Readonly<Record<Locale, MailText['facts']>> = {
  'fr-FR': [
    ['Code de rachat', '{{code}}'],
    ['Produit', '{{product}}'],
    ['Transporteur', '{{carrier}}'],
  ],
  'en-GB': [
    ['Buyback code', '{{code}}'],
    ['Product', '{{product}}'],
    ['Carrier', '{{carrier}}'],
  ],
  'nl-BE': [
    ['Terugkoopcode', '{{code}}'],
    ['Product', '{{product}}'],
    ['Vervoerder', '{{carrier}}'],
  ],
  'de-DE': [
    ['Ankaufscode', '{{code}}'],
    ['Produkt', '{{product}}'],
    ['Versanddienst', '{{carrier}}'],
  ],
};
const follow: Readonly<Record<Locale, string>> = {
  'fr-FR': 'Voir le détail',
  'en-GB': 'See the details',
  'nl-BE': 'Details bekijken',
  'de-DE': 'Einzelheiten ansehen',
};
const textOf = (openings: Readonly<Record<Locale, Opening>>, locale: Locale): MailText => ({
  ...openings[locale],
  facts: facts[locale] ?? [],
  actions: [{ label: follow[locale], link: '{{link}}' }],
});
const textsOf = (openings: Readonly<Record<Locale, Opening>>) => ({
  'fr-FR': textOf(openings, 'fr-FR'),
  'en-GB': textOf(openings, 'en-GB'),
  'nl-BE': textOf(openings, 'nl-BE'),
  'de-DE': textOf(openings, 'de-DE'),
});

export const proposalExpired = template(
  buybackMailSchema,
  textsOf({
    'fr-FR': {
      subject: 'Notre proposition pour le rachat {{code}} a expiré',
      title: 'Notre proposition a expiré',
      paragraphs: ['Bonjour {{firstName}}, sans réponse de votre part, nous vous retournons votre produit.'],
    },
    'en-GB': {
      subject: 'Our offer for buyback {{code}} has expired',
      title: 'Our offer has expired',
      paragraphs: ['Hello {{firstName}}, we have not heard from you, so we are sending your product back.'],
    },
    'nl-BE': {
      subject: 'Ons voorstel voor terugkoop {{code}} is verlopen',
      title: 'Ons voorstel is verlopen',
      paragraphs: ['Dag {{firstName}}, omdat we geen antwoord kregen, sturen we uw product naar u terug.'],
    },
    'de-DE': {
      subject: 'Unser Angebot zum Ankauf {{code}} ist abgelaufen',
      title: 'Unser Angebot ist abgelaufen',
      paragraphs: [
        'Guten Tag {{firstName}}, da wir keine Antwort erhielten, senden wir Ihnen Ihr Produkt zurück.',
      ],
    },
  }),
);

export const buybackCancelled = template(
  unconfirmedMailSchema,
  textsOf({
    'fr-FR': {
      subject: 'Votre rachat {{code}} est annulé',
      title: 'Votre rachat est annulé',
      paragraphs: ['Votre rachat est annulé. Merci de ne pas envoyer le produit.'],
    },
    'en-GB': {
      subject: 'Your buyback {{code}} is cancelled',
      title: 'Your buyback is cancelled',
      paragraphs: ['Your buyback has been cancelled. Please do not send the product.'],
    },
    'nl-BE': {
      subject: 'Uw terugkoop {{code}} is geannuleerd',
      title: 'Uw terugkoop is geannuleerd',
      paragraphs: ['Uw terugkoop is geannuleerd. Stuur het product niet meer op.'],
    },
    'de-DE': {
      subject: 'Ihr Ankauf {{code}} ist storniert',
      title: 'Ihr Ankauf ist storniert',
      paragraphs: ['Ihr Ankauf ist storniert. Bitte senden Sie das Produkt nicht mehr ein.'],
    },
  }),
);

export const returnSent = template(
  buybackMailSchema.extend({ carrier: wordSchema, link: linkSchema }),
  textsOf({
    'fr-FR': {
      subject: 'Votre produit vous revient ({{code}})',
      title: 'Votre produit est en route',
      paragraphs: ['Bonjour {{firstName}}, nous avons remis votre produit au transporteur.'],
    },
    'en-GB': {
      subject: 'Your product is coming back ({{code}})',
      title: 'Your product is on its way',
      paragraphs: ['Hello {{firstName}}, we have handed your product to the carrier.'],
    },
    'nl-BE': {
      subject: 'Uw product komt terug ({{code}})',
      title: 'Uw product is onderweg',
      paragraphs: ['Dag {{firstName}}, we hebben uw product aan de vervoerder gegeven.'],
    },
    'de-DE': {
      subject: 'Ihr Produkt kommt zurück ({{code}})',
      title: 'Ihr Produkt ist unterwegs',
      paragraphs: ['Guten Tag {{firstName}}, wir haben Ihr Produkt dem Versanddienst übergeben.'],
    },
  }),
);

export const quarantineMail = template(
  buybackMailSchema,
  textsOf({
    'fr-FR': {
      subject: 'Votre produit est en attente de votre décision ({{code}})',
      title: 'Votre produit est mis de côté',
      paragraphs: [
        'Bonjour {{firstName}}, votre produit ne correspond pas à votre déclaration : nous l’avons mis de côté.',
        'Nous ne vendrons ni ne paierons rien avant votre réponse.',
      ],
    },
    'en-GB': {
      subject: 'Your product is waiting for your decision ({{code}})',
      title: 'We have set your product aside',
      paragraphs: [
        'Hello {{firstName}}, your product differs from what you declared, so we have set it aside.',
        'We will not sell it or pay for it until you answer.',
      ],
    },
    'nl-BE': {
      subject: 'Uw product wacht op uw beslissing ({{code}})',
      title: 'Uw product is apart gezet',
      paragraphs: [
        'Dag {{firstName}}, uw product komt niet overeen met uw opgave: we hebben het apart gezet.',
        'Er wordt niets verkocht of betaald vóór uw antwoord.',
      ],
    },
    'de-DE': {
      subject: 'Ihr Produkt wartet auf Ihre Entscheidung ({{code}})',
      title: 'Wir haben Ihr Produkt beiseitegelegt',
      paragraphs: [
        'Guten Tag {{firstName}}, Ihr Produkt weicht von Ihren Angaben ab: Wir haben es beiseitegelegt.',
        'Vor Ihrer Antwort wird nichts verkauft oder gezahlt.',
      ],
    },
  }),
);
