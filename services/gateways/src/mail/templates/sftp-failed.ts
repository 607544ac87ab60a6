import { z } from 'zod';
import { linkSchema, template, wordSchema } from '../mail-template';

const data = z.object({
  /** As it was configured. */
  server: wordSchema,
  /** In the language of the mail. */
  reason: wordSchema,
  link: linkSchema,
});

export const sftpFailed = template(data, {
  'fr-FR': {
    subject: 'Votre fichier de produits n’a pas pu être récupéré',
    title: 'Le fichier de produits n’a pas été importé',
    paragraphs: [
      'Nous avons essayé de récupérer products-import.csv sur {{server}}. {{reason}} Rien n’a été importé.',
      'Nous réessayons chaque jour à l’heure prévue. Vous ne recevrez pas d’autre message tant que cela ne fonctionne pas.',
    ],
    actions: [{ label: 'Ouvrir les paramètres SFTP', link: '{{link}}' }],
  },
  'en-GB': {
    subject: 'Your product file could not be fetched',
    title: 'The product file was not imported',
    paragraphs: [
      'We tried to fetch products-import.csv from {{server}}. {{reason}} Nothing was imported.',
      'We try again every day at the usual hour. We will not write to you again as long as it fails.',
    ],
    actions: [{ label: 'Open the SFTP settings', link: '{{link}}' }],
  },
  'nl-BE': {
    subject: 'Uw productbestand kon niet worden opgehaald',
    title: 'Het productbestand is niet geïmporteerd',
    paragraphs: [
      'We hebben geprobeerd products-import.csv op te halen van {{server}}. {{reason}} Er is niets geïmporteerd.',
      'We proberen het elke dag opnieuw op het afgesproken uur. U krijgt geen nieuw bericht zolang het niet werkt.',
    ],
    actions: [{ label: 'De SFTP-instellingen openen', link: '{{link}}' }],
  },
  'de-DE': {
    subject: 'Ihre Produktdatei konnte nicht abgeholt werden',
    title: 'Die Produktdatei wurde nicht importiert',
    paragraphs: [
      'Wir haben versucht, products-import.csv von {{server}} abzuholen. {{reason}} Es wurde nichts importiert.',
      'Wir versuchen es jeden Tag zur gewohnten Stunde erneut. Sie erhalten keine weitere Nachricht, solange es nicht funktioniert.',
    ],
    actions: [{ label: 'SFTP-Einstellungen öffnen', link: '{{link}}' }],
  },
});
