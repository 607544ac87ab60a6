import type { Translations } from '@reprise/contracts/kernel';

type Words = readonly [french: string, english: string, dutch: string, german: string];

/** The demonstration is French; its catalogue and its questions are read in the visitor's language. */
const words: readonly Words[] = [
  ['Smartphones', 'Smartphones', 'Smartphones', 'Smartphones'],
  ['Tablettes', 'Tablets', 'Tablets', 'Tablets'],
  ['Consoles', 'Consoles', 'Consoles', 'Konsolen'],
  ['Ordinateurs portables', 'Laptops', 'Laptops', 'Laptops'],
  [
    'S’allume-t-il normalement ?',
    'Does it switch on normally?',
    'Gaat het normaal aan?',
    'Schaltet es sich normal ein?',
  ],
  [
    ...(['Appuyez longuement sur le bouton d’alimentation.', 'Press the power button and hold it.'] as const),
    ...(['Houd de aan-uitknop ingedrukt.', 'Halten Sie die Einschalttaste gedrückt.'] as const),
  ],
  [
    ...(['Dans quel état est l’écran ?', 'What condition is the screen in?'] as const),
    ...(['In welke staat is het scherm?', 'In welchem Zustand ist der Bildschirm?'] as const),
  ],
  [
    ...([
      'Regardez l’écran éteint sous une lumière vive.',
      'Look at the dark screen in bright light.',
    ] as const),
    ...([
      'Bekijk het donkere scherm in fel licht.',
      'Sehen Sie den dunklen Bildschirm in hellem Licht an.',
    ] as const),
  ],
  [
    ...(['Dans quel état est la coque ?', 'What condition is the case in?'] as const),
    ...(['In welke staat is de behuizing?', 'In welchem Zustand ist das Gehäuse?'] as const),
  ],
  [
    ...(['Le chargeur d’origine est-il fourni ?', 'Is the original charger included?'] as const),
    ...(['Is de originele lader erbij?', 'Ist das Original-Ladegerät dabei?'] as const),
  ],
  [
    ...([
      'Le compte (iCloud, Google) est-il déconnecté ?',
      'Is the account (iCloud, Google) signed out?',
    ] as const),
    ...(['Is de account (iCloud, Google) afgemeld?', 'Ist das Konto (iCloud, Google) abgemeldet?'] as const),
  ],
  [
    ...(['Un appareil verrouillé ne peut pas être repris.', 'We cannot buy a locked device.'] as const),
    ...(['Een vergrendeld toestel kopen wij niet.', 'Ein gesperrtes Gerät kaufen wir nicht an.'] as const),
  ],
  ['Virement bancaire', 'Bank transfer', 'Overschrijving', 'Überweisung'],
  [
    ...(['Sous 5 jours ouvrés après le contrôle.', 'Within 5 working days of the check.'] as const),
    ...(['Binnen 5 werkdagen na de controle.', 'Innerhalb von 5 Werktagen nach der Prüfung.'] as const),
  ],
  ['Carte cadeau', 'Gift card', 'Cadeaukaart', 'Geschenkkarte'],
  [
    ...([
      'Par e-mail, avec 10 % de bonus (50 € au plus).',
      'By e-mail, with a bonus of 10% (€50 at most).',
    ] as const),
    ...([
      'Per e-mail, met 10 % bonus (hoogstens € 50).',
      'Per E-Mail, mit 10 % Bonus (höchstens 50 €).',
    ] as const),
  ],
  ['Bon d’achat en magasin', 'Store voucher', 'Tegoedbon in de winkel', 'Gutschein im Geschäft'],
  [
    ...(['Remis tout de suite en caisse.', 'Handed over at the till at once.'] as const),
    ...(['Meteen aan de kassa overhandigd.', 'Sofort an der Kasse ausgehändigt.'] as const),
  ],
  ['Chèque', 'Cheque', 'Cheque', 'Scheck'],
  [
    ...(['Envoyé par courrier après le contrôle.', 'Sent by post after the check.'] as const),
    ...(['Na de controle per post verstuurd.', 'Nach der Prüfung per Post geschickt.'] as const),
  ],
  [
    ...([
      'Déconnectez votre compte et effacez vos données',
      'Sign out of your account and erase your data',
    ] as const),
    ...([
      'Meld u af van uw account en wis uw gegevens',
      'Melden Sie sich von Ihrem Konto ab und löschen Sie Ihre Daten',
    ] as const),
  ],
  ['Imprimez l’étiquette', 'Print the label', 'Druk het label af', 'Drucken Sie das Etikett'],
  [
    ...(['Glissez le produit dans une boîte et fermez-la', 'Put the product in a box and close it'] as const),
    ...([
      'Steek het product in een doos en sluit die',
      'Legen Sie das Produkt in einen Karton und verschließen Sie ihn',
    ] as const),
  ],
  ['Déposez le colis', 'Drop the parcel off', 'Geef het pakket af', 'Geben Sie das Paket ab'],
  [
    ...(['Apportez le produit au magasin', 'Bring the product to the store'] as const),
    ...(['Breng het product naar de winkel', 'Bringen Sie das Produkt ins Geschäft'] as const),
  ],
  ['Oui', 'Yes', 'Ja', 'Ja'],
  ['Non', 'No', 'Nee', 'Nein'],
  ['Comme neuf', 'Like new', 'Als nieuw', 'Wie neu'],
  ['Comme neuve', 'Like new', 'Als nieuw', 'Wie neu'],
  ['Micro-rayures', 'Fine scratches', 'Kleine krasjes', 'Feine Kratzer'],
  ['Rayures visibles', 'Visible scratches', 'Zichtbare krassen', 'Sichtbare Kratzer'],
  ['Fissuré ou cassé', 'Cracked or broken', 'Gebarsten of gebroken', 'Gesprungen oder zerbrochen'],
  ['Traces d’usage', 'Signs of use', 'Gebruikssporen', 'Gebrauchsspuren'],
  ['Chocs ou enfoncements', 'Dents', 'Deuken', 'Dellen'],
];
const byFrench = new Map(
  words.map(([french, english, dutch, german]) => [
    french,
    { 'en-GB': english, 'nl-BE': dutch, 'de-DE': german },
  ]),
);

/** A product's name is the same everywhere but for its unit of memory. */
export function namesOf(label: string): Translations {
  const abroad = label.replace(/(\d) Go\b/, '$1 GB');
  return abroad === label ? {} : { 'en-GB': abroad, 'nl-BE': abroad, 'de-DE': abroad };
}

/** Empty: readers see the French text. */
export const translationsOf = (french: string): Translations => byFrench.get(french) ?? {};
