import type { ImportError } from '@reprise/contracts/imports';
import type { Locale } from '@reprise/contracts/kernel';

type Reason = 'server-away' | 'server-refuses' | 'server-unknown' | 'file-unfinished' | 'too-large' | 'other';
type Sentences = Readonly<Record<Reason, string>>;

const sentences: Readonly<Record<Locale, Sentences>> = {
  'fr-FR': {
    'server-away': 'Le serveur n’a pas répondu.',
    'server-refuses': 'Le serveur refuse l’accès, ou le dossier est introuvable.',
    'server-unknown': 'Le serveur ne présente pas la clé attendue ; le mot de passe n’a pas été envoyé.',
    'file-unfinished': 'Le fichier était encore en cours d’écriture.',
    'too-large': 'Le fichier dépasse 100 Mo.',
    other: 'Le fichier ne peut pas être lu ; la liste des imports dit pourquoi.',
  },
  'en-GB': {
    'server-away': 'The server did not answer.',
    'server-refuses': 'The server refuses access, or the folder does not exist.',
    'server-unknown': 'The server does not show the expected key; the password was not sent.',
    'file-unfinished': 'The file was still being written.',
    'too-large': 'The file is larger than 100 MB.',
    other: 'The file cannot be read; the list of imports says why.',
  },
  'nl-BE': {
    'server-away': 'De server antwoordde niet.',
    'server-refuses': 'De server weigert de toegang, of de map bestaat niet.',
    'server-unknown': 'De server toont niet de verwachte sleutel; het wachtwoord is niet verstuurd.',
    'file-unfinished': 'Het bestand werd nog geschreven.',
    'too-large': 'Het bestand is groter dan 100 MB.',
    other: 'Het bestand kan niet worden gelezen; de lijst van imports zegt waarom.',
  },
  'de-DE': {
    'server-away': 'Der Server hat nicht geantwortet.',
    'server-refuses': 'Der Server verweigert den Zugang, oder der Ordner fehlt.',
    'server-unknown': 'Der Server zeigt nicht den erwarteten Schlüssel; das Passwort wurde nicht gesendet.',
    'file-unfinished': 'Die Datei wurde noch geschrieben.',
    'too-large': 'Die Datei ist größer als 100 MB.',
    other: 'Die Datei kann nicht gelesen werden; die Liste der Importe sagt, warum.',
  },
};

const isReason = (error: string): error is Reason => Object.hasOwn(sentences['en-GB'], error);

export const sftpReason = (error: ImportError, locale: Locale): string =>
  sentences[locale][isReason(error) ? error : 'other'];
