const item = /\/[0-9a-f]{8}-[0-9a-f-]{27}$/i;
const idOf = (message: unknown): string => {
  if (typeof message !== 'object' || message === null) return '';
  const id: unknown = Reflect.get(message, '@id');
  return typeof id === 'string' ? id : '';
};

/** The hub knows things by their own address; a collection (`/api/buybacks`) is followed through all news in scope. */
export const askedTopics = (topics: readonly string[]): readonly string[] =>
  topics.length === 0 || topics.every((topic) => item.test(topic)) ? topics : ['*'];

/** Whether news is about one of the topics, or about a member of one that is a collection. */
export function concerns(message: unknown, topics: readonly string[]): boolean {
  const id = idOf(message);
  return id === '' || topics.some((topic) => id === topic || id.startsWith(`${topic}/`));
}
