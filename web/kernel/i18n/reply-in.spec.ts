import { replyIn } from './reply-in';

const row = {
  productLabel: 'Manette',
  productLabelTranslations: { 'en-GB': 'Controller' },
  categoryLabel: 'Consoles de jeu',
};

it('names each product of a reply in the reader’s language, else as the account wrote it', () => {
  const reply = { found: [row, { productLabel: 'Galaxy S22' }], total: 2 };
  expect(replyIn(reply, 'en-GB')).toEqual({
    found: [{ ...row, productLabel: 'Controller' }, { productLabel: 'Galaxy S22' }],
    total: 2,
  });
  expect(replyIn(reply, 'de-DE')).toEqual(reply);
});
it('leaves a document as it is: its form shows and keeps every language', () => {
  const product = { label: 'Manette', labelTranslations: { 'en-GB': 'Controller' } };
  expect(replyIn(product, 'en-GB')).toEqual(product);
});
