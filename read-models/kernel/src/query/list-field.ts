/** What a field of a list query is in the document. */
export type ListField = {
  /** Path in the document; the field's own name unless named. */
  readonly path?: string;
  /** Text unless named. A `time` is ISO 8601; a day alone means its first moment, UTC. */
  readonly type?: 'text' | 'number' | 'boolean' | 'time';
  /** `prefix`: case-insensitive "begins with"; equal unless named. */
  readonly match?: 'equal' | 'prefix';
};

/** The value of a query text as the document holds it; undefined for a text that is not of the type (http api "Filters": ignored). */
export function fieldValue(text: string, field: ListField): string | number | boolean | undefined {
  switch (field.type ?? 'text') {
    case 'text':
      return text;
    case 'boolean':
      return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : undefined;
    case 'number': {
      const number = /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
      return Number.isFinite(number) ? number : undefined;
    }
    case 'time': {
      const time = /^\d{4}-\d\d-\d\d/.test(text) ? new Date(text) : undefined;
      return time && !Number.isNaN(time.getTime()) ? time.toISOString() : undefined;
    }
  }
}
