import { z } from 'zod';
import { linkSchema, template, wordSchema } from '../mail-template';

const data = z.object({ firstName: wordSchema, link: linkSchema });

/** Whoever changes how somebody logs in does not do so unseen. */
export const factorsChanged = template(data, {
  'fr-FR': {
    subject: 'Vos seconds facteurs ont changé',
    title: 'Vos seconds facteurs ont changé',
    paragraphs: [
      'Bonjour {{firstName}}, un moyen de confirmer vos connexions (application, clé d’accès ou codes de secours) vient d’être ajouté, remplacé ou supprimé.',
    ],
    actions: [{ label: 'Se connecter', link: '{{link}}' }],
    closing:
      'C’était vous ? Vous n’avez rien à faire. Sinon, changez votre mot de passe et prévenez votre administrateur.',
  },
  'en-GB': {
    subject: 'Your second factors have changed',
    title: 'Your second factors have changed',
    paragraphs: [
      'Hello {{firstName}}, a way to confirm your logins (an app, a passkey or recovery codes) has just been added, replaced or removed.',
    ],
    actions: [{ label: 'Log in', link: '{{link}}' }],
    closing:
      'Was it you? There is nothing you need to do. If it was not, change your password and tell your administrator.',
  },
  'nl-BE': {
    subject: 'Uw tweede factoren zijn gewijzigd',
    title: 'Uw tweede factoren zijn gewijzigd',
    paragraphs: [
      'Dag {{firstName}}, een manier om uw aanmeldingen te bevestigen (app, passkey of herstelcodes) is zonet toegevoegd, vervangen of verwijderd.',
    ],
    actions: [{ label: 'Aanmelden', link: '{{link}}' }],
    closing:
      'Was u het zelf? U hoeft niets te doen. Zo niet, wijzig uw wachtwoord en verwittig uw beheerder.',
  },
  'de-DE': {
    subject: 'Ihr zweiter Faktor wurde geändert',
    title: 'Ihr zweiter Faktor wurde geändert',
    paragraphs: [
      'Guten Tag {{firstName}}, gerade wurde ein Mittel, mit dem Sie Anmeldungen bestätigen (App, Passkey oder Wiederherstellungscodes), hinzugefügt, ersetzt oder entfernt.',
    ],
    actions: [{ label: 'Anmelden', link: '{{link}}' }],
    closing:
      'Waren Sie es selbst? Sie müssen nichts tun. Wenn nicht, ändern Sie Ihr Passwort und benachrichtigen Sie Ihren Administrator.',
  },
});

export const factorsReset = template(data, {
  'fr-FR': {
    subject: 'Vos seconds facteurs ont été supprimés',
    title: 'Un administrateur a supprimé vos seconds facteurs',
    paragraphs: [
      'Bonjour {{firstName}}, un administrateur a supprimé tous vos moyens de confirmer vos connexions et a fermé vos sessions.',
      'Votre mot de passe suffit jusqu’à ce que vous configuriez un nouveau moyen dans « Ma sécurité ».',
    ],
    actions: [{ label: 'Se connecter', link: '{{link}}' }],
    closing: 'Vous ne l’avez pas demandé ? Prévenez votre administrateur et changez votre mot de passe.',
  },
  'en-GB': {
    subject: 'Your second factors were removed',
    title: 'An administrator removed your second factors',
    paragraphs: [
      'Hello {{firstName}}, an administrator has removed every way of confirming your logins, and closed your sessions.',
      'Your password is enough until you set up a new one in “My security”.',
    ],
    actions: [{ label: 'Log in', link: '{{link}}' }],
    closing: 'You did not ask for this? Tell your administrator, and change your password.',
  },
  'nl-BE': {
    subject: 'Uw tweede factoren zijn verwijderd',
    title: 'Een beheerder heeft uw tweede factoren verwijderd',
    paragraphs: [
      'Dag {{firstName}}, een beheerder heeft alle manieren om uw aanmeldingen te bevestigen verwijderd en uw sessies afgesloten.',
      'Uw wachtwoord volstaat tot u bij “Mijn beveiliging” een nieuwe manier instelt.',
    ],
    actions: [{ label: 'Aanmelden', link: '{{link}}' }],
    closing: 'Hebt u dit niet gevraagd? Verwittig uw beheerder en wijzig uw wachtwoord.',
  },
  'de-DE': {
    subject: 'Ihr zweiter Faktor wurde entfernt',
    title: 'Ein Administrator hat Ihren zweiten Faktor entfernt',
    paragraphs: [
      'Guten Tag {{firstName}}, ein Administrator hat alle Mittel entfernt, mit denen Sie Anmeldungen bestätigen, und Ihre Sitzungen beendet.',
      'Ihr Passwort genügt, bis Sie unter „Meine Sicherheit“ ein neues Mittel einrichten.',
    ],
    actions: [{ label: 'Anmelden', link: '{{link}}' }],
    closing:
      'Sie haben das nicht verlangt? Benachrichtigen Sie Ihren Administrator und ändern Sie Ihr Passwort.',
  },
});
