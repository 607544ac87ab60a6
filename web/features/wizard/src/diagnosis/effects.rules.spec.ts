import { finished } from '../testing/drafts';
import { paymentMode, phone, shippingOption } from '../testing/shop';
import { cartLineOf } from './cart-line.rules';
import { paymentEffect, transportEffect } from './effects.rules';

const post = {
  ...shippingOption(21, 'web_post', 'Post'),
  modifier: { type: 'fixed', value: -501, capped_amount: null } as const,
};
const bonus = { type: 'percentage', value: 10, capped_amount: null } as const;
const card = { ...paymentMode(32, 'Gift card', 'gift_card'), modifier: null, bonus };
const view = { ...phone, options: [{ ...post, paymentModes: [paymentMode(31, 'Transfer'), card] }] };

it('what a card says of a choice is what the receipt charges for it, to the cent', () => {
  const option = view.options[0];
  if (!option) throw new Error('no option');
  const charged = cartLineOf(view, finished);
  if (!charged) throw new Error('not finished');
  const shown = transportEffect(view, finished, option) + paymentEffect(view, finished, option, card);
  const answersAlone = charged.receipt
    .filter(({ kind }) => kind === 'best' || kind === 'answer')
    .reduce((sum, { value }) => sum + value, 0);
  expect(answersAlone + shown).toBe(charged.total);
  const lineOf = (kind: string) => charged.receipt.find((line) => line.kind === kind)?.value;
  expect(transportEffect(view, finished, option)).toBe(lineOf('transport'));
  expect(paymentEffect(view, finished, option, card)).toBe(lineOf('bonus'));
});
