import { z } from 'zod';
import { linkSchema, template, wordSchema } from '../mail-template';

const data = z.object({ firstName: wordSchema, link: linkSchema });

export const loginNotice = template(data, {
  'fr-FR': {
    subject: 'Des mots de passe erronés ont été saisis à votre nom',
    title: 'Quelqu’un essaie de se connecter à votre place',
    paragraphs: [
      'Bonjour {{firstName}}, plusieurs mots de passe erronés viennent d’être saisis avec votre adresse e-mail.',
      'Pendant un quart d’heure, nous refusons les connexions depuis les navigateurs que vous n’avez jamais utilisés. Vous pouvez toujours vous connecter depuis le vôtre.',
    ],
    actions: [{ label: 'Choisir un nouveau mot de passe', link: '{{link}}' }],
    closing:
      'C’était vous ? Attendez un quart d’heure ou choisissez un nouveau mot de passe. Sinon, votre mot de passe n’a pas été deviné : vous n’avez rien à faire.',
  },
  'en-GB': {
    subject: 'Wrong passwords were entered in your name',
    title: 'Somebody is trying to log in as you',
    paragraphs: [
      'Hello {{firstName}}, several wrong passwords have just been entered with your e-mail address.',
      'For a quarter of an hour we refuse logins from browsers that you have never used. You can still log in from your own.',
    ],
    actions: [{ label: 'Choose a new password', link: '{{link}}' }],
    closing:
      'Was it you? Wait a quarter of an hour, or choose a new password. If it was not, nobody guessed your password: there is nothing you need to do.',
  },
  'nl-BE': {
    subject: 'Er zijn verkeerde wachtwoorden ingevoerd op uw naam',
    title: 'Iemand probeert zich in uw plaats aan te melden',
    paragraphs: [
      'Dag {{firstName}}, er zijn zonet meerdere verkeerde wachtwoorden ingevoerd met uw e-mailadres.',
      'Een kwartier lang weigeren we aanmeldingen vanuit browsers die u nooit hebt gebruikt. Vanuit uw eigen browser kunt u zich nog altijd aanmelden.',
    ],
    actions: [{ label: 'Een nieuw wachtwoord kiezen', link: '{{link}}' }],
    closing:
      'Was u het zelf? Wacht een kwartier of kies een nieuw wachtwoord. Was u het niet, dan is uw wachtwoord niet geraden: u hoeft niets te doen.',
  },
  'de-DE': {
    subject: 'In Ihrem Namen wurden falsche Passwörter eingegeben',
    title: 'Jemand versucht, sich als Sie anzumelden',
    paragraphs: [
      'Guten Tag {{firstName}}, gerade wurden mehrere falsche Passwörter mit Ihrer E-Mail-Adresse eingegeben.',
      'Eine Viertelstunde lang lehnen wir Anmeldungen aus Browsern ab, die Sie nie benutzt haben. Aus Ihrem eigenen können Sie sich weiterhin anmelden.',
    ],
    actions: [{ label: 'Ein neues Passwort wählen', link: '{{link}}' }],
    closing:
      'Waren Sie es selbst? Warten Sie eine Viertelstunde, oder wählen Sie ein neues Passwort. Wenn nicht: Ihr Passwort wurde nicht erraten, Sie müssen nichts tun.',
  },
});
