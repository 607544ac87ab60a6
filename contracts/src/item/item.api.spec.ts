import { cancelBuyback } from '../buyback/buyback.api';
import { markAsPaid } from '../payment/payment.api';
import { checkInItem } from './item-control.api';

const told = (endpoint: { readonly body?: { parse(body: unknown): unknown } }, body: object): unknown =>
  endpoint.body?.parse(body);

describe('a comment of blanks', () => {
  it('is none where one is mandatory: of a workshop, of who cancels, of who settles', () => {
    expect(() => told(checkInItem, { comment: '   ' })).toThrow();
    expect(() => told(cancelBuyback, { reason: 'other', comment: ' \n ' })).toThrow();
    expect(told(markAsPaid, { comment: '   ' })).toEqual({ comment: '' });
  });

  it('around a text is not kept', () => {
    expect(told(checkInItem, { comment: ' Fine. ' })).toMatchObject({ comment: 'Fine.' });
  });
});
