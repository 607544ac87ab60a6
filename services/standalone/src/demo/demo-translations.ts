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

/** Empty: readers see the French text. */
export const translationsOf = (french: string): Translations => byFrench.get(french) ?? {};
