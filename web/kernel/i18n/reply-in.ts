import { readIn } from '@reprise/contracts/kernel';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** What rows call a product, a question, an answer. Documents that are edited keep their texts apart. */
const names = [
  ...['productLabelTranslations', 'categoryLabelTranslations', 'questionTranslations'],
  ...['answerTranslations', 'responseLabelTranslations'],
];
/** What somebody chose is labelled as the document that was chosen; and a line of the price as what made it. */
const choices = ['methodId', 'modeId', 'kind'];
const isRead = (value: Fields): boolean =>
  names.some((name) => name in value) ||
  ('labelTranslations' in value && choices.some((name) => name in value));

function valueIn(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((each) => valueIn(each, language));
  if (!isFields(value)) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, valueIn(each, language)] as const);
  const read: object = Object.fromEntries(entries);
  return isRead(value) ? readIn(read, language) : read;
}

/** A reply as its reader sees it: each row's product and answers by their names in the reader's language. */
export const replyIn = <T>(reply: T, language: string): T => valueIn(reply, language) as T;
