import { z } from 'zod';
import { linkSchema, minuteSchema, template, wordSchema } from '../mail-template';

const data = z.object({ firstName: wordSchema, link: linkSchema, expiresAt: minuteSchema });

export const passwordRenewal = template(data, {
  'fr-FR': {
    subject: 'Choisissez un nouveau mot de passe',
    title: 'Un nouveau mot de passe',
    paragraphs: [
      'Bonjour {{firstName}}, ce lien vous permet de choisir un nouveau mot de passe. Il ne fonctionne qu’une fois.',
    ],
    facts: [['Valable jusqu’au', '{{expiresAt}}']],
    actions: [{ label: 'Choisir mon mot de passe', link: '{{link}}' }],
    closing: 'Vous n’avez rien demandé ? Ignorez cet e-mail : votre mot de passe reste le même.',
  },
  'en-GB': {
    subject: 'Choose a new password',
    title: 'A new password',
    paragraphs: ['Hello {{firstName}}, use this link to choose a new password. It works only once.'],
    facts: [['Valid until', '{{expiresAt}}']],
    actions: [{ label: 'Choose my password', link: '{{link}}' }],
    closing: 'Did you not request this? Ignore this e-mail: your password stays the same.',
  },
  'nl-BE': {
    subject: 'Kies een nieuw wachtwoord',
    title: 'Een nieuw wachtwoord',
    paragraphs: ['Dag {{firstName}}, met deze link kiest u een nieuw wachtwoord. Hij werkt één keer.'],
    facts: [['Geldig tot', '{{expiresAt}}']],
    actions: [{ label: 'Mijn wachtwoord kiezen', link: '{{link}}' }],
    closing: 'Hebt u dit niet gevraagd? Doe niets: uw wachtwoord blijft hetzelfde.',
  },
  'de-DE': {
    subject: 'Wählen Sie ein neues Passwort',
    title: 'Ein neues Passwort',
    paragraphs: ['Guten Tag {{firstName}}, mit diesem Link wählen Sie ein neues Passwort. Er gilt einmal.'],
    facts: [['Gültig bis', '{{expiresAt}}']],
    actions: [{ label: 'Mein Passwort wählen', link: '{{link}}' }],
    closing: 'Sie haben nichts angefordert? Tun Sie nichts: Ihr Passwort bleibt, wie es ist.',
  },
});
