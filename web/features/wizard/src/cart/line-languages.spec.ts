import { lineRead } from '../../../../kernel/cart';
import { cartLineOf } from '../diagnosis/cart-line.rules';
import { finished } from '../testing/drafts';
import { id, paymentMode, phone, shippingOption } from '../testing/shop';

const mode = { ...paymentMode(32, 'Gift card', 'gift_card'), labelTranslations: { 'fr-FR': 'Carte cadeau' } };
const post = { ...shippingOption(21, 'web_post', 'Post'), labelTranslations: { 'fr-FR': 'Par la poste' } };
const started = { titleTranslations: { 'fr-FR': 'S’allume-t-il ?' } };
const [first, ...others] = phone.questions;
const written = {
  ...phone,
  product: { ...phone.product, categoryLabelTranslations: { 'fr-FR': 'Téléphones' } },
  questions: first ? [{ ...first, ...started }, ...others] : [],
  options: [{ ...post, paymentModes: [paymentMode(31, 'Transfer'), mode] }],
};

describe('a line of the cart', () => {
  const line = cartLineOf(written, { ...finished, paymentModeId: id(32) });
  const read = (language: string) => line && lineRead(line, language);

  it('is kept as the account wrote it, and read in its reader’s language', () => {
    expect(line).toMatchObject({ transportLabel: 'Post', paymentLabel: 'Gift card' });
    expect(read('fr-FR')).toMatchObject({
      ...{ label: 'Phone', transportLabel: 'Par la poste', paymentLabel: 'Carte cadeau' },
      item: { model: 'M1', categoryLabel: 'Téléphones' },
    });
    expect(read('fr-FR')?.receipt.map(({ label }) => label)).toContain('S’allume-t-il ? · Yes');
  });

  it('keeps the amounts that were shown, and is the same where nothing is translated', () => {
    expect(read('fr-FR')?.receipt.map(({ value }) => value)).toEqual(line?.receipt.map(({ value }) => value));
    expect(read('nl-BE')).toBe(line);
    expect(cartLineOf(phone, finished)?.translations).toBeUndefined();
  });
});
