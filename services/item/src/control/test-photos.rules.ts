import { Refusal } from '@reprise/contracts/problems';

/** As uploads name them. */
const photoName = /^[0-9a-z-]{1,64}\.(png|jpg)$/;

export function isPhotoOf(itemId: string, key: string): boolean {
  const folder = `photos/${itemId}/`;
  return key.startsWith(folder) && photoName.test(key.slice(folder.length));
}

export function notOfThisItem(index: number): Refusal {
  const text = 'photo-of-another-item';
  return new Refusal('invalid-request', {}, [
    { propertyPath: `photoKeys[${index}]`, code: 'not-a-choice', text },
  ]);
}
