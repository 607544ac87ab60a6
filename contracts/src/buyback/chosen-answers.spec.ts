import { controlItem, previewControl } from '../item';
import { declareBuyback, finalizeStoreBuyback, saveCart } from './buyback-declare.api';

const uuid = (n: number): string => `0197f4a0-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [yes, no] = ['yes', 'no'].map((answerId) => ({ questionId: uuid(1), answerId }));
const another = { questionId: uuid(2), answerId: 'yes' };

/** Every body in which somebody answers the questions of a product, with these answers. */
const bodies = (answers: object[]) =>
  [
    [declareBuyback.name, declareBuyback.body, { answers }],
    [
      finalizeStoreBuyback.name,
      finalizeStoreBuyback.body,
      { rediagnosis: { answers, customerConsents: true } },
    ],
    [saveCart.name, saveCart.body, { lines: [{ answers }] }],
    [controlItem.name, controlItem.body, { answers }],
    [previewControl.name, previewControl.body, { answers }],
  ] as const;
const toldTwice = (answers: object[]): string[] =>
  bodies(answers)
    .filter(([, schema, body]) =>
      schema?.safeParse(body).error?.issues.some(({ message }) => message === 'listed-twice'),
    )
    .map(([name]) => name);

describe('the answers to the questions of a product', () => {
  it('are one for each question, whoever answers', () => {
    expect(toldTwice([yes ?? {}, no ?? {}])).toEqual(bodies([]).map(([name]) => name));
  });
  it('may be the same to two questions', () => {
    expect(toldTwice([yes ?? {}, another])).toEqual([]);
  });
});
