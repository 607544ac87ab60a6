/** How a field of a list query maps to the document. */
export type ListField = {
  /** Path in the document; by default the field's own name. */
  readonly path?: string;
  /** Default text. A `time` is ISO 8601; a date alone means its first moment, UTC. */
  readonly type?: 'text' | 'number' | 'boolean' | 'time';
  /** The values of an enumeration: any other text is not of the type, as the `all` of a list's filter by status. */
  readonly choices?: readonly string[];
  /** `prefix`: case-insensitive "begins with"; default `equal`. */
  readonly match?: 'equal' | 'prefix';
};

/**
 * The value of a query text in the document's form; undefined if the text is not of the type (http api "Filters":
 * ignored).
 */
export function fieldValue(text: string, field: ListField): string | number | boolean | undefined {
  switch (field.type ?? 'text') {
    case 'text':
      return !field.choices || field.choices.includes(text) ? text : undefined;
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
