import type { ItemQuestions, ItemRow, readItemHistory } from '@reprise/contracts/item';
import type { ReplyOf } from '@reprise/contracts/kernel';
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

/** A colleague tested it; what a program did afterwards changed no status. */
export const history: ReplyOf<typeof readItemHistory> = {
  entries: [
    {
      ...{ id: uuid(40), at, type: 'ItemRegisteredInWarehouse', actorRole: 'warehouse_operator' },
      ...{ actorId: uuid(50), facts: {}, status: { after: 'item_registered_in_warehouse' } },
    },
    {
      ...{ id: uuid(41), at: '2026-01-02T10:00:00.000Z', type: 'ItemControlled', actorId: uuid(51) },
      ...{
        actorRole: 'warehouse_manager',
        actorName: 'Isabelle Renaud',
        facts: { status: 'item_completed' },
      },
      status: { before: 'item_registered_in_warehouse', after: 'item_completed' },
    },
    {
      ...{ id: uuid(42), at: '2026-01-02T10:00:01.000Z', type: 'ItemRetestAllowed', actorRole: 'system' },
      ...{ actorId: 'system', facts: {} },
    },
  ],
};

export const tester: SessionOpened = {
  token: 'token',
  module: 'rps',
  details: {},
  user: {
    id: 'operator-1',
    types: ['warehouse_operator'],
    email: 'o@example.org',
    modules: { rps: 'warehouse_operator' },
    frontPermissions: { rps: ['item.control', 'stock.items-read', 'stock.read'] },
  },
};
