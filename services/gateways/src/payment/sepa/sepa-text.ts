/** Letters whose accents Unicode does not separate, and signs with an equivalent in the SEPA set. */
const latin: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' },
  ...{
    ð: 'd',
    Ð: 'D',
    þ: 'th',
    Þ: 'TH',
    ı: 'i',
    ŋ: 'n',
    ħ: 'h',
    Ħ: 'H',
    '&': '+',
    '@': '(at)',
    _: '-',
    '€': 'E',
  },
  ...{ '’': "'", '‘': "'", '`': "'", '´': "'", '"': "'", '“': "'", '”': "'", '«': "'", '»': "'" },
  ...{ '–': '-', '—': '-', '‑': '-', '[': '(', ']': ')', '{': '(', '}': ')', ';': ',', '\\': '/', '|': '/' },
};
const pairs = (letters: string, sounds: string): Record<string, string> => {
  const written = sounds.split(' ');
  return Object.fromEntries([...letters].map((letter, at) => [letter, written[at] ?? '.']));
};
const greek = pairs('αβγδεζηθικλμνξοπρσςτυφχψω', 'a v g d e z i th i k l m n x o p r s s t y f ch ps o');
const cyrillic = pairs(
  'абвгдежзийклмнопрстуфхцчшщъыьэюяіїєґ',
  "a b v g d e zh z i y k l m n o p r s t u f h ts ch sh sht a y ' e yu ya i yi ye g",
);

function soundOf(letter: string): string {
  const lower = letter.toLowerCase();
  const sound = greek[lower] ?? cyrillic[lower];
  if (sound === undefined) return '.';
  return lower === letter ? sound : sound.charAt(0).toUpperCase() + sound.slice(1);
}

const allowed = /^[A-Za-z0-9/\-?:().,'+ ]$/;

function transliterate(character: string): string {
  if (allowed.test(character)) return character;
  if (latin[character] !== undefined) return latin[character];
  if (/[\p{White_Space}\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(character)) return ' ';
  if (/\p{M}/u.test(character)) return '';
  const bare = character.normalize('NFKD');
  if (bare !== character) return [...bare].map(transliterate).join('');
  return soundOf(character);
}

/**
 * Text in the SEPA character set (EPC 217-08: basic Latin and `/-?:().,'+`), at most `max` characters. Accents are
 * removed, Greek and Cyrillic are transliterated, characters without an equivalent become a full stop. No double,
 * leading or trailing slash: EPC forbids them in references, and a bank may split on them.
 */
export function sepaText(text: string, max: number): string {
  const written = [...text.normalize('NFC')].map(transliterate).join('');
  const tidy = written.replace(/ +/g, ' ').replace(/\/{2,}/g, '/');
  return tidy
    .replace(/^[ /]+/, '')
    .slice(0, max)
    .replace(/[ /]+$/, '');
}

/** A reference: 35 characters at most, no spaces. */
export const sepaReference = (text: string): string => sepaText(text, 255).replaceAll(' ', '').slice(0, 35);

/** A party's name; a field that must not be empty becomes NOTPROVIDED, as in EPC. Banks keep 70 characters. */
export const sepaName = (text: string): string => sepaText(text, 70) || 'NOTPROVIDED';
