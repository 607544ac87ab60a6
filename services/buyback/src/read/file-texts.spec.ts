import type { Diagnostic } from '@reprise/contracts/catalogue';
import { Refusal } from '@reprise/contracts/problems';
import { buybackList } from '@reprise/read-buyback';
import { foldHistory, historyOf } from '@reprise/read-kernel/testing';
import { play } from '@reprise/kernel/testing';
import { buybackDecider } from '../domain';
import { anId, anOpening, declareBuyback } from '../testing';
import { aDiagnostic, byPost, giftCard } from '../testing/counter.world';
import { publicRow } from './buyback.reader';
import { FileTextsReader } from './file-texts.reader';
import { fileInEveryLanguage } from './file-texts.rules';

const question = { id: anId(20), title: 'Fonctionne ?', howToTest: '', description: '' };
const yes = { id: 'yes', name: 'Oui', description: '', effect: {} };
const plain = aDiagnostic({
  questions: [{ ...question, answers: [yes] }],
  options: [{ ...byPost, label: 'Par la poste', paymentModes: [{ ...giftCard, label: 'Carte' }] }],
});
const translated: Diagnostic = {
  ...plain,
  questions: [
    {
      ...{ ...question, titleTranslations: { 'de-DE': 'Funktioniert es?', 'en-GB': 'Does it work?' } },
      answers: [{ ...yes, nameTranslations: { 'de-DE': 'Ja', 'en-GB': 'Yes' } }],
    },
  ],
  options: plain.options.map((option) => ({
    ...{ ...option, labelTranslations: { 'de-DE': 'Per Post', 'en-GB': 'By post' } },
    paymentModes: option.paymentModes.map((mode) => ({
      ...{ ...mode, labelTranslations: { 'de-DE': 'Geschenkkarte', 'en-GB': 'Gift card' } },
    })),
  })),
};
const gone = () => Promise.reject(new Refusal('product-gone'));

function declared() {
  const opening = anOpening('web_post');
  const [step] = play(buybackDecider, [
    declareBuyback({
      ...opening,
      answers: [
        { ...{ questionId: question.id, question: 'Funktioniert es?' }, answerId: 'yes', answer: 'Ja' },
      ],
      transport: { methodId: byPost.id, label: 'Per Post' },
      payment: { ...opening.payment, modeId: giftCard.id, label: 'Geschenkkarte' },
      price: { ...opening.price, lines: [{ kind: 'answer', label: 'Ja', value: opening.price.total }] },
    }),
  ]);
  const row = foldHistory(buybackList, historyOf(`buyback-${anId(100)}`, step?.events ?? [])).get(anId(100));
  if (!row) throw new Error('no row');
  return row;
}

function readerOf(kept: Diagnostic | undefined, today: Diagnostic | undefined) {
  const diagnosticOf = (which: Diagnostic | undefined) => () => (which ? Promise.resolve(which) : gone());
  const versions = { read: diagnosticOf(kept), keep: gone };
  return new FileTextsReader(versions, { read: diagnosticOf(today) });
}
const told = (kept: Diagnostic | undefined, today: Diagnostic | undefined) => {
  const row = declared();
  return readerOf(kept, today).told(row, publicRow(row));
};
const inFrench = {
  answers: [{ question: 'Fonctionne ?', questionTranslations: { 'en-GB': 'Does it work?' }, answer: 'Oui' }],
  transport: { label: 'Par la poste', labelTranslations: { 'en-GB': 'By post' } },
  payment: { label: 'Carte', labelTranslations: { 'en-GB': 'Gift card' } },
  priceLines: [{ label: 'Oui', labelTranslations: { 'en-GB': 'Yes' } }],
};

describe('A file that was declared in German', () => {
  it('is told in every language of the diagnostic that priced it', async () => {
    expect(await told(translated, undefined)).toMatchObject(inFrench);
  });
  it('is paid on its transfer order in the words of the account, which signs it', async () => {
    expect(await readerOf(translated, undefined).paymentOf(declared())).toMatchObject({ text: 'Carte' });
    expect(await readerOf(undefined, undefined).paymentOf(declared())).toEqual({ text: 'Geschenkkarte' });
  });
  it('tells two answers of the same words by their own questions', () => {
    const other = {
      ...question,
      id: anId(21),
      answers: [{ ...yes, name: 'Bien sûr', nameTranslations: { 'de-DE': 'Ja' } }],
    };
    const row = publicRow(declared());
    const twice = {
      ...row,
      answers: [row.answers, row.answers.map((answer) => ({ ...answer, questionId: other.id }))].flat(),
      priceLines: [...row.priceLines, ...row.priceLines],
    };
    const both = { ...translated, questions: [...translated.questions, other] };
    const { priceLines } = fileInEveryLanguage(twice, [both]);
    expect(priceLines.map(({ label }) => label)).toEqual(['Oui', 'Bien sûr']);
  });
  it('is told in those of the catalogue of today, where the diagnostic of then had one only', async () => {
    expect(await told(undefined, translated)).toMatchObject(inFrench);
  });
  it('is told as it was declared where nothing says the same any more', async () => {
    const row = declared();
    expect(await told(undefined, undefined)).toEqual(publicRow(row));
    const renamed = { ...plain, questions: [{ ...question, title: 'Autre ?', answers: [yes] }] };
    expect((await told(plain, renamed)).answers).toEqual(row.answers);
  });
});
