import { z } from 'zod';
import { linkSchema, minuteSchema, template, wordSchema } from '../mail-template';

const data = z.object({ firstName: wordSchema, link: linkSchema, expiresAt: minuteSchema });

export const invitation = template(data, {
  'fr-FR': {
    subject: 'Votre accès est prêt : choisissez votre mot de passe',
    title: 'Bienvenue',
    paragraphs: [
      'Bonjour {{firstName}}, un accès a été créé pour vous. Choisissez votre mot de passe avec ce lien, qui ne fonctionne qu’une fois, puis connectez-vous avec votre adresse e-mail.',
    ],
    facts: [['Valable jusqu’au', '{{expiresAt}}']],
    actions: [{ label: 'Choisir mon mot de passe', link: '{{link}}' }],
    closing:
      'Vous ne savez pas de quoi il s’agit ? Ignorez cet e-mail : personne ne peut se connecter sans ce lien.',
  },
  'en-GB': {
    subject: 'Your access is ready: choose your password',
    title: 'Welcome',
    paragraphs: [
      'Hello {{firstName}}, you have been given access. Choose your password with this link, which works only once, then log in with your e-mail address.',
    ],
    facts: [['Valid until', '{{expiresAt}}']],
    actions: [{ label: 'Choose my password', link: '{{link}}' }],
    closing: 'You do not know what this is about? Ignore this e-mail: nobody can log in without this link.',
  },
  'nl-BE': {
    subject: 'Uw toegang is klaar: kies uw wachtwoord',
    title: 'Welkom',
    paragraphs: [
      'Dag {{firstName}}, er is een toegang voor u aangemaakt. Kies uw wachtwoord met deze link, die één keer werkt, en log daarna in met uw e-mailadres.',
    ],
    facts: [['Geldig tot', '{{expiresAt}}']],
    actions: [{ label: 'Mijn wachtwoord kiezen', link: '{{link}}' }],
    closing: 'Weet u niet waarover dit gaat? Doe niets: zonder deze link kan niemand zich aanmelden.',
  },
  'de-DE': {
    subject: 'Ihr Zugang ist bereit: Wählen Sie Ihr Passwort',
    title: 'Willkommen',
    paragraphs: [
      'Guten Tag {{firstName}}, für Sie wurde ein Zugang angelegt. Wählen Sie mit diesem Link, der einmal gilt, Ihr Passwort und melden Sie sich danach mit Ihrer E-Mail-Adresse an.',
    ],
    facts: [['Gültig bis', '{{expiresAt}}']],
    actions: [{ label: 'Mein Passwort wählen', link: '{{link}}' }],
    closing: 'Sie wissen nicht, worum es geht? Tun Sie nichts: Ohne diesen Link kann sich niemand anmelden.',
  },
});
