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
it('tells what somebody declared and chose in the reader’s language', () => {
  const file = {
    answers: [
      {
        ...{ question: 'Allumé ?', questionTranslations: { 'en-GB': 'Does it turn on?' } },
        ...{ answer: 'Oui', answerTranslations: { 'en-GB': 'Yes' } },
      },
    ],
    payment: { modeId: 'm', label: 'Virement', labelTranslations: { 'en-GB': 'Bank transfer' } },
    transport: { methodId: 't', label: 'En magasin' },
    priceLines: [{ kind: 'payment', label: 'Virement', labelTranslations: { 'en-GB': 'Bank transfer' } }],
  };
  expect(replyIn(file, 'en-GB')).toMatchObject({
    answers: [{ question: 'Does it turn on?', answer: 'Yes' }],
    payment: { label: 'Bank transfer' },
    transport: { label: 'En magasin' },
    priceLines: [{ label: 'Bank transfer' }],
  });
  expect(replyIn(file, 'nl-BE')).toEqual(file);
});
it('leaves a document as it is: its form shows and keeps every language', () => {
  const product = { label: 'Manette', labelTranslations: { 'en-GB': 'Controller' } };
  expect(replyIn(product, 'en-GB')).toEqual(product);
});
