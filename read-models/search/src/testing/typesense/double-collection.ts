import { DoubleRefusal, malformed } from './double-refusal';

export type DoubleField = {
  readonly name: string;
  readonly type: string;
  readonly optional?: boolean;
  readonly index?: boolean;
  readonly sort?: boolean;
  readonly facet?: boolean;
};
export type DoubleSchema = {
  readonly name: string;
  readonly fields: readonly DoubleField[];
  readonly token_separators?: readonly string[];
};
export type DoubleDocument = { readonly id: string } & Readonly<Record<string, unknown>>;

const isText = (value: unknown): boolean => typeof value === 'string';
const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: isText,
  'string[]': (value) => Array.isArray(value) && value.every(isText),
  int64: (value) => Number.isInteger(value),
};

/** One collection in memory, with its documents in order of arrival. */
export class DoubleCollection {
  readonly documents = new Map<string, DoubleDocument>();

  /** @throws DoubleRefusal for a schema that the server would refuse, or a type unknown to the double. */
  constructor(readonly schema: DoubleSchema) {
    if (!schema.name || !Array.isArray(schema.fields)) throw malformed('Parameter `fields` is required.');
    for (const { name, type, index, optional } of schema.fields) {
      if (!types[type]) throw malformed(`Field \`${name}\` has an invalid data type \`${type}\`.`);
      if (index === false && !optional)
        throw malformed(`Field \`${name}\` must be optional as it is not indexed.`);
    }
    const bad = schema.token_separators?.find((separator) => separator.length !== 1);
    if (bad !== undefined) throw malformed('`token_separators` should be an array of character symbols.');
  }

  get summary() {
    const { name, fields, token_separators = [] } = this.schema;
    return { name, fields, token_separators, num_documents: this.documents.size, created_at: 0 };
  }

  get separators(): readonly string[] {
    return this.schema.token_separators ?? [];
  }

  /** A declared field that is indexed; `id` always is. */
  indexed(name: string): DoubleField | undefined {
    if (name === 'id') return { name, type: 'string' };
    return this.schema.fields.find((field) => field.name === name && field.index !== false);
  }

  /** @throws DoubleRefusal with the server's wording for one document. */
  put(document: DoubleDocument): void {
    if (typeof document.id !== 'string') throw malformed("Document's `id` field should be a string.");
    const kept: Record<string, unknown> = { ...document };
    for (const { name, type, optional } of this.schema.fields) {
      const value = document[name];
      if (optional && (value === undefined || value === null)) {
        delete kept[name];
        continue;
      }
      if (value === undefined)
        throw malformed(
          `Field \`${name}\` has been declared in the schema, but is not found in the document.`,
        );
      if (!types[type]?.(value))
        throw malformed(`Field \`${name}\` must be a${type === 'int64' ? 'n' : ''} ${type}.`);
    }
    this.documents.set(document.id, { ...kept, id: document.id });
  }
}

export class DoubleCollections {
  readonly byName = new Map<string, DoubleCollection>();
  readonly aliases = new Map<string, string>();

  create(schema: DoubleSchema): DoubleCollection {
    const collection = new DoubleCollection(schema);
    if (this.byName.has(schema.name))
      throw new DoubleRefusal(409, `A collection with name \`${schema.name}\` already exists.`);
    this.byName.set(schema.name, collection);
    return collection;
  }

  /** By name or alias. */
  get(name: string): DoubleCollection {
    const found = this.byName.get(this.aliases.get(name) ?? name);
    if (!found) throw new DoubleRefusal(404, 'Not found.');
    return found;
  }
}
