import type { ItemDiagnostic } from '@reprise/contracts/item';
import { correctedOf, otherProductOf, photosOfAll, questionsOf } from './conformity.rules';

const photo = (key: string, questionId?: string) => ({ key, sha256: '', ...(questionId && { questionId }) });
const diagnostic = (answer: string, more: object = {}) =>
  ({
    product: { id: 'p1', brand: 'Acme', label: 'One' },
    specification: { imei: '1' },
    photos: [],
    responses: [{ questionId: 'q', question: 'Screen?', responseLabel: answer, photos: [] }],
    ...more,
  }) as unknown as ItemDiagnostic;
const declared = diagnostic('Whole');
const shown = [photo('photos/i/a.jpg', 'q')];
const tested = diagnostic('Broken', {
  product: { id: 'p2', brand: 'Acme', label: 'Two' },
  specification: { imei: '1', colour: 'Blue', weight: 3_200 },
  photos: [...shown, photo('photos/i/b.jpg')],
  responses: [{ questionId: 'q', question: 'Screen?', responseLabel: 'Broken', photos: shown }],
});

describe('the diagnostics of an item side by side', () => {
  it('show for each question what every one found, with its photos, and where they differ', () => {
    expect(questionsOf([declared, tested])).toMatchObject([
      { question: 'Screen?', differs: true, answers: [{ responseLabel: 'Whole' }, { photos: shown }] },
    ]);
    expect(questionsOf([declared, declared])).toMatchObject([{ differs: false }]);
  });
  it('say what was found instead of what was declared', () => {
    expect([otherProductOf(declared, declared), otherProductOf(tested, declared)]).toEqual([
      undefined,
      'Acme Two',
    ]);
    expect(correctedOf(tested, declared, 'en-GB')).toEqual([
      { name: 'colour', value: 'Blue' },
      { name: 'weight', value: '3.2 kg' },
    ]);
    expect(correctedOf(declared, undefined, 'en-GB')).toEqual([]);
  });
  it('show the photos of the product as a whole apart from those of an answer', () => {
    expect(photosOfAll(tested)).toEqual([photo('photos/i/b.jpg')]);
  });
});
