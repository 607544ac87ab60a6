import { withoutPersonalData } from './personal-data.rules';

describe('a text of a program without personal data', () => {
  it.each([
    ['Nothing for ada.lovelace+shop@example.co.uk here', 'Nothing for … here'],
    ['refused FR76 3000 6000 0112 3456 7890 189', 'refused …'],
    ['refused fr7630006000011234567890189.', 'refused ….'],
    ['called +33 6 12 34 56 78 twice', 'called … twice'],
    ['device 353456781234569', 'device …'],
    [
      `Unexpected token 'D', "Dupont Jean"... is not valid JSON`,
      `Unexpected token 'D', …... is not valid JSON`,
    ],
    ['at https://shop.example/offer?token=abc#me', 'at https://shop.example/offer…'],
    ['no 0198f2c4-7d21-7cc3-98c4-dc0c0c07398f', 'no …'],
    ['Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30', 'Bearer ….e30'],
  ])('hides it in %j', (text, left) => expect(withoutPersonalData(text)).toBe(left));

  it.each([
    `TypeError: Cannot read properties of undefined (reading 'price')`,
    'at draw (https://shop.example/assets/a1B2c3D4.js:12:34567)',
    'draw@https://shop.example/assets/a1B2c3D4.js:12:34567',
    'IntersectionObserverEntryCallback is not a function',
    '/buyback/:id/offer',
  ])('leaves what says where: %j', (text) => expect(withoutPersonalData(text)).toBe(text));
});
