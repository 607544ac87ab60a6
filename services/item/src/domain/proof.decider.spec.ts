import type { Control } from '@reprise/contracts/buyback';
import { anId } from '../testing';
import { proven } from './proof.decider';

const question = (n: number) => ({ questionId: anId(n), question: `Question ${n}` });
const answered = (n: number) => ({ ...question(n), answerId: anId(n * 10), answer: 'Worn' });
const differs = (n: number) => ({ ...question(n), declared: 'New', found: 'Worn' });
const control: Control = {
  answers: [answered(1), answered(2), answered(3)],
  price: { total: 6_000, currency: 'EUR', state: 'grade_b', lines: [] },
  ...{ outcome: 'lower', absorbedAmount: 0, differences: [differs(1), differs(2)] },
};
const photo = (questionId?: string) => ({
  ...{ key: `photos/${questionId ?? 'whole'}.png`, sha256: '0'.repeat(64) },
  ...(questionId ? { questionId } : {}),
});
const test = { control, noteId: anId(9), photos: [photo(anId(1)), photo(anId(2))], proofRequired: true };
const said = (change: Partial<Parameters<typeof proven>[0]>) => () => proven({ ...test, ...change });

describe('an offer of less, where the account asks for proof', () => {
  it('stands with a reason and a photo for each answer that changed', () => expect(said({})).not.toThrow());
  it('needs a reason', () =>
    expect(said({ noteId: undefined })).toThrow(
      expect.objectContaining({ code: 'lower-price-without-reason' }),
    ));
  it('needs a photo of every answer that changed, and says which lack', () => {
    expect(said({ photos: [photo(anId(1)), photo()] })).toThrow(
      expect.objectContaining({
        code: 'lower-price-without-photos',
        details: { missing: 1, questions: 'Question 2' },
      }),
    );
  });
  it('shows another product as a whole', () => {
    const product = { questionId: 'product', question: 'Product', declared: 'Aurora 12', found: 'Aurora 11' };
    const other = { ...control, differences: [product] };
    expect(said({ control: other, photos: [] })).toThrow(
      expect.objectContaining({ code: 'lower-price-without-photos' }),
    );
    expect(said({ control: other, photos: [photo()] })).not.toThrow();
  });
  it('is not asked about questions that the product found does not have', () => {
    const gone = { ...control, differences: [{ ...question(7), declared: 'New', found: '' }] };
    expect(said({ control: gone, photos: [] })).not.toThrow();
  });
  it('asks nothing of a price that stands, nor where the account does not ask', () => {
    expect(said({ control: { ...control, outcome: 'by-price' }, photos: [] })).not.toThrow();
    expect(said({ proofRequired: false, noteId: undefined, photos: [] })).not.toThrow();
  });
  it('asks nothing of a parcel that is only late, and still a photo of each answer that changed', () => {
    const dates = { until: '2026-01-20T09:00:00.000Z', sentAt: '2026-01-21T09:00:00.000Z' };
    const late = { ...dates, dayPrice: 6_000, diagnosticId: 'd'.repeat(64) };
    const only = { ...control, differences: [], late };
    expect(said({ control: only, noteId: undefined, photos: [] })).not.toThrow();
    expect(said({ control: { ...control, late }, photos: [] })).toThrow(
      expect.objectContaining({ code: 'lower-price-without-photos' }),
    );
  });
});
