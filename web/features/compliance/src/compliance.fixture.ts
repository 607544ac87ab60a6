import type { ItemQuestions, ItemRow } from '@reprise/contracts/item';
import { makeIdentificationNumber } from '@reprise/contracts/rules';
import type { SessionOpened } from '../../../kernel/session';

export const uuid = (n: number): string => `0190dddd-0000-7000-8000-${String(n).padStart(12, '0')}`;
const at = '2026-11-02T09:00:00.000Z';

export const registered = (over: Partial<ItemRow> = {}): ItemRow => ({
  id: uuid(1),
  identificationNumber: makeIdentificationNumber('482000007919'),
  status: 'item_registered_in_warehouse',
  circuit: 'web_post',
  productLabel: 'Phone 12',
  brand: 'Acme',
  categoryId: uuid(2),
  categoryLabel: 'Phones',
  warehouseId: uuid(3),
  mailRequests: 0,
  createdAt: at,
  updatedAt: at,
  ...over,
});

const question = (n: number, title: string, answers: readonly string[]) => ({
  id: uuid(n),
  title,
  howToTest: '',
  description: '',
  answers: answers.map((name, i) => ({ id: uuid(n * 10 + i), name, description: '', effect: {} })),
});

/** Two questions; the customer declared the first answer of each. */
export function itemQuestions(): ItemQuestions {
  const questions = [
    question(10, 'Does it switch on?', ['Yes', 'No']),
    question(11, 'Screen', ['New', 'Scratched']),
  ];
  const declaredAnswers = questions.map(({ id, title, answers: [first] }) => ({
    questionId: id,
    question: title,
    answerId: first?.id ?? '',
    answer: first?.name ?? '',
  }));
  const imei = { collectsImei: false, tacCodes: [], forcedInvalidImei: false };
  return {
    ...{ questions, declaredAnswers, declaredPrice: 12_000, currency: 'EUR', proofRequired: false },
    ...imei,
  };
}

export const tester: SessionOpened = {
  token: 'token',
  module: 'rps',
  details: {},
  user: {
    id: 'operator-1',
    types: ['warehouse_operator'],
    email: 'o@example.org',
    modules: { rps: 'warehouse_operator' },
    frontPermissions: { rps: ['item.control', 'stock.read'] },
  },
};
