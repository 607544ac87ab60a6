import { DocumentConflict, type Collection } from '@reprise/read-kernel/documents';
import type { ResourceOptions } from './define-resource';
import type { Fields, ResourceDocument } from './resource-document';

type Rule = NonNullable<ResourceOptions<never>['unique']>[number];

/** As people compare names: capitals, and spaces around or between words, make no other name. */
export const comparedName = (name: unknown): string =>
  String(name).normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

const nameOf = ({ fields }: Rule): string => fields.at(-1) ?? '_id';
/** Where the compared form of a name is kept, beside the body. */
const keyOf = (rule: Rule): string => `_${nameOf(rule)}`;

/** What the index of a rule contains. */
export const indexedFields = (rule: Rule): readonly string[] =>
  rule.anyCase ? [...rule.fields.slice(0, -1), keyOf(rule)] : rule.fields;

/** Names of a resource's documents that are unique whatever their capitals. */
export class UniqueNames {
  private readonly rules: readonly Rule[];

  constructor(
    rules: readonly Rule[] = [],
    private readonly collection: Pick<Collection<ResourceDocument>, 'find'>,
  ) {
    this.rules = rules.filter(({ anyCase }) => anyCase);
  }

  /** The keys to store. A name that stays keeps what it has: of two that were alike before this rule, both can be edited. */
  keys(after: Fields, current?: Fields): Fields {
    const keys = this.rules.flatMap((rule) => {
      const [name, key] = [nameOf(rule), keyOf(rule)];
      const stays = current && current[name] === after[name];
      const value = stays ? current[key] : comparedName(after[name]);
      return value === undefined ? [] : [[key, value] as const];
    });
    return Object.fromEntries(keys);
  }

  /** The index refuses what is written at the same time; documents of before have no key in it, and are looked at. */
  async check(id: string, accountId: string, after: Fields, current?: Fields): Promise<void> {
    for (const rule of this.rules) {
      const name = nameOf(rule);
      if (current && comparedName(current[name]) === comparedName(after[name])) continue;
      const among = rule.fields.slice(0, -1).map((field) => [field, after[field]]);
      const filter = { accountId, _removed: null, ...Object.fromEntries(among) };
      const others = (await this.collection.find(filter)).filter(({ _id }) => _id !== id);
      if (others.some((other) => comparedName((other as Fields)[name]) === comparedName(after[name])))
        throw new DocumentConflict('names', id, 'unique', indexedFields(rule));
    }
  }
}
