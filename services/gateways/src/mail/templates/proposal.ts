import { z } from 'zod';
import type { Locale } from '@reprise/contracts/kernel';
import {
  buybackMailSchema,
  differenceSchema,
  linkSchema,
  moneySchema,
  momentSchema,
  template,
  type MailText,
} from '../mail-template';

const data = buybackMailSchema.extend({
  declaredPrice: moneySchema,
  proposedPrice: moneySchema,
  expiresAt: momentSchema,
  differences: z.array(differenceSchema).max(100),
  /** Of a parcel sent late, where that is a reason. */
  promisedUntil: momentSchema.optional(),
  sentAt: momentSchema.optional(),
  dayPrice: moneySchema.optional(),
  acceptLink: linkSchema,
  declineLink: linkSchema,
});

type Body = Omit<MailText, 'subject' | 'title' | 'paragraphs'>;
const bodies: Readonly<Record<Locale, Body>> = {
  'fr-FR': {
    facts: [
      ...([
        ['Code de rachat', '{{code}}'],
        ['Produit', '{{product}}'],
        ['Prix déclaré', '{{declaredPrice}}'],
      ] as const),
      ...([
        ['Prix garanti jusqu’au (inclus)', '{{promisedUntil}}'],
        ['Colis parti le', '{{sentAt}}'],
        ['Prix du jour du contrôle, tel que déclaré', '{{dayPrice}}'],
      ] as const),
      ...([
        ['Notre proposition', '{{proposedPrice}}'],
        ['Répondre au plus tard le', '{{expiresAt}}'],
      ] as const),
    ],
    differences: ['Question', 'Vous avez déclaré', 'Nous avons constaté'],
    actions: [
      { label: 'Accepter {{proposedPrice}}', link: '{{acceptLink}}' },
      { label: 'Refuser', link: '{{declineLink}}' },
    ],
    closing: 'Si vous refusez, ou sans réponse de votre part, nous vous renvoyons le produit.',
  },
  'en-GB': {
    facts: [
      ...([
        ['Buyback code', '{{code}}'],
        ['Product', '{{product}}'],
        ['Declared price', '{{declaredPrice}}'],
      ] as const),
      ...([
        ['Price guaranteed up to and including', '{{promisedUntil}}'],
        ['Package sent on', '{{sentAt}}'],
        ['Price on the day of the check, as declared', '{{dayPrice}}'],
      ] as const),
      ...([
        ['Our offer', '{{proposedPrice}}'],
        ['Answer by', '{{expiresAt}}'],
      ] as const),
    ],
    differences: ['Question', 'You declared', 'We found'],
    actions: [
      { label: 'Accept {{proposedPrice}}', link: '{{acceptLink}}' },
      { label: 'Decline', link: '{{declineLink}}' },
    ],
    closing: 'If you decline or do not answer, we will send the product back to you.',
  },
  'nl-BE': {
    facts: [
      ...([
        ['Terugkoopcode', '{{code}}'],
        ['Product', '{{product}}'],
        ['Opgegeven prijs', '{{declaredPrice}}'],
      ] as const),
      ...([
        ['Prijs gegarandeerd tot en met', '{{promisedUntil}}'],
        ['Pakket verzonden op', '{{sentAt}}'],
        ['Prijs op de dag van de controle, zoals opgegeven', '{{dayPrice}}'],
      ] as const),
      ...([
        ['Ons voorstel', '{{proposedPrice}}'],
        ['Antwoord uiterlijk op', '{{expiresAt}}'],
      ] as const),
    ],
    differences: ['Vraag', 'U gaf op', 'Wij stelden vast'],
    actions: [
      { label: '{{proposedPrice}} aanvaarden', link: '{{acceptLink}}' },
      { label: 'Weigeren', link: '{{declineLink}}' },
    ],
    closing: 'Als u weigert of niet antwoordt, sturen we het product naar u terug.',
  },
  'de-DE': {
    facts: [
      ...([
        ['Ankaufscode', '{{code}}'],
        ['Produkt', '{{product}}'],
        ['Angegebener Preis', '{{declaredPrice}}'],
      ] as const),
      ...([
        ['Preis garantiert bis einschließlich', '{{promisedUntil}}'],
        ['Paket verschickt am', '{{sentAt}}'],
        ['Preis am Tag der Prüfung, wie angegeben', '{{dayPrice}}'],
      ] as const),
      ...([
        ['Unser Angebot', '{{proposedPrice}}'],
        ['Antworten Sie spätestens am', '{{expiresAt}}'],
      ] as const),
    ],
    differences: ['Frage', 'Ihre Angabe', 'Unser Befund'],
    actions: [
      { label: '{{proposedPrice}} annehmen', link: '{{acceptLink}}' },
      { label: 'Ablehnen', link: '{{declineLink}}' },
    ],
    closing: 'Wenn Sie ablehnen oder nicht antworten, senden wir Ihnen das Produkt zurück.',
  },
};

type Opening = Pick<MailText, 'subject' | 'title' | 'paragraphs'>;
const proposalWith = (openings: Readonly<Record<Locale, Opening>>) =>
  template(data, {
    'fr-FR': { ...openings['fr-FR'], ...bodies['fr-FR'] },
    'en-GB': { ...openings['en-GB'], ...bodies['en-GB'] },
    'nl-BE': { ...openings['nl-BE'], ...bodies['nl-BE'] },
    'de-DE': { ...openings['de-DE'], ...bodies['de-DE'] },
  });

export const proposal = proposalWith({
  'fr-FR': {
    subject: 'Une nouvelle proposition pour votre rachat {{code}}',
    title: 'Nous avons une autre proposition',
    paragraphs: [
      'Bonjour {{firstName}}, après le contrôle de votre produit, nous vous proposons un autre prix que celui de votre déclaration. Voici pourquoi.',
    ],
  },
  'en-GB': {
    subject: 'A new offer for your buyback {{code}}',
    title: 'We have another offer',
    paragraphs: [
      'Hello {{firstName}}, we have checked your product and offer you a price that differs from the one you declared. Here is why.',
    ],
  },
  'nl-BE': {
    subject: 'Een nieuw voorstel voor uw terugkoop {{code}}',
    title: 'Wij hebben een ander voorstel',
    paragraphs: [
      'Dag {{firstName}}, na de controle van uw product bieden wij u een andere prijs dan de opgegeven prijs. Hieronder leest u waarom.',
    ],
  },
  'de-DE': {
    subject: 'Ein neues Angebot für Ihren Ankauf {{code}}',
    title: 'Wir haben ein anderes Angebot',
    paragraphs: [
      'Guten Tag {{firstName}}, nach der Prüfung Ihres Produkts bieten wir Ihnen einen anderen Preis als den angegebenen. Hier steht, warum.',
    ],
  },
});

export const proposalReminder = proposalWith({
  'fr-FR': {
    subject: 'Rappel : notre proposition pour le rachat {{code}} vous attend',
    title: 'Notre proposition vous attend',
    paragraphs: ['Bonjour {{firstName}}, vous n’avez pas encore répondu à notre proposition.'],
  },
  'en-GB': {
    subject: 'Reminder: our offer for buyback {{code}} is waiting for you',
    title: 'Our offer is waiting for you',
    paragraphs: ['Hello {{firstName}}, you have not answered our offer yet.'],
  },
  'nl-BE': {
    subject: 'Herinnering: ons voorstel voor terugkoop {{code}} wacht op u',
    title: 'Ons voorstel wacht op u',
    paragraphs: ['Dag {{firstName}}, u hebt nog niet op ons voorstel geantwoord.'],
  },
  'de-DE': {
    subject: 'Erinnerung: unser Angebot zum Ankauf {{code}} wartet auf Sie',
    title: 'Unser Angebot wartet auf Sie',
    paragraphs: ['Guten Tag {{firstName}}, Sie haben auf unser Angebot noch nicht geantwortet.'],
  },
});
