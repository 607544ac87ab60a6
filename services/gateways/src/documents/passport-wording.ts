import type { Locale } from '@reprise/contracts/kernel';

const french = {
  title: 'Passeport du produit',
  hint: 'Ce qui a été contrôlé, remplacé et effacé avant la revente.',
  item: 'Produit n°',
  tested: 'Contrôlé le',
  done: 'Travaux effectués',
  nothingDone: 'Aucun travail n’est enregistré.',
  erased: 'Données effacées le',
  destroyed: 'Support de données détruit le',
  notErased: 'Aucun effacement de données n’est enregistré.',
  provider: 'Par',
  standard: 'Norme',
  certificate: 'Empreinte du certificat',
  code: 'Code de vérification',
  verify: 'Scannez le code QR : la page affichée montre le même code de vérification.',
  workshop: 'atelier',
};
type PassportWording = typeof french;

const english: PassportWording = {
  title: 'Product passport',
  hint: 'What was tested, replaced and erased before it was sold again.',
  item: 'Product no.',
  tested: 'Tested on',
  done: 'Work done',
  nothingDone: 'No work is on record.',
  erased: 'Data erased on',
  destroyed: 'Data carrier destroyed on',
  notErased: 'No data erasure is on record.',
  provider: 'By',
  standard: 'Standard',
  certificate: 'Fingerprint of the certificate',
  code: 'Verification code',
  verify: 'Scan the QR code: the page that opens shows the same verification code.',
  workshop: 'workshop',
};

const dutch: PassportWording = {
  title: 'Productpaspoort',
  hint: 'Wat is getest, vervangen en gewist voor de wederverkoop.',
  item: 'Product nr.',
  tested: 'Getest op',
  done: 'Uitgevoerd werk',
  nothingDone: 'Er is geen werk geregistreerd.',
  erased: 'Gegevens gewist op',
  destroyed: 'Gegevensdrager vernietigd op',
  notErased: 'Er is geen gegevenswissing geregistreerd.',
  provider: 'Door',
  standard: 'Norm',
  certificate: 'Vingerafdruk van het certificaat',
  code: 'Controlecode',
  verify: 'Scan de QR-code: de pagina die opent, toont dezelfde controlecode.',
  workshop: 'werkplaats',
};

const german: PassportWording = {
  title: 'Produktpass',
  hint: 'Was vor dem Wiederverkauf geprüft, ersetzt und gelöscht wurde.',
  item: 'Produkt-Nr.',
  tested: 'Geprüft am',
  done: 'Ausgeführte Arbeiten',
  nothingDone: 'Es sind keine Arbeiten verzeichnet.',
  erased: 'Daten gelöscht am',
  destroyed: 'Datenträger vernichtet am',
  notErased: 'Es ist keine Datenlöschung verzeichnet.',
  provider: 'Durch',
  standard: 'Norm',
  certificate: 'Fingerabdruck des Zertifikats',
  code: 'Prüfcode',
  verify: 'Scannen Sie den QR-Code: Die Seite, die sich öffnet, zeigt denselben Prüfcode.',
  workshop: 'Werkstatt',
};

const wordings: Readonly<Record<Locale, PassportWording>> = {
  ...{ 'fr-FR': french, 'en-GB': english, 'nl-BE': dutch, 'de-DE': german },
};
export const passportWording = (locale: Locale): PassportWording => wordings[locale];
