import { readIn } from '@reprise/contracts/kernel';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** What rows call a product. Documents that are edited keep their texts apart. */
const names = ['productLabelTranslations', 'categoryLabelTranslations'] as const;

function valueIn(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((each) => valueIn(each, language));
  if (!isFields(value)) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, valueIn(each, language)] as const);
  const read: object = Object.fromEntries(entries);
  return names.some((name) => name in value) ? readIn(read, language) : read;
}

/** A reply as its reader sees it: each row's product by its name in the reader's language. */
export const replyIn = <T>(reply: T, language: string): T => valueIn(reply, language) as T;
