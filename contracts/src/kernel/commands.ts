import { type z } from 'zod';

export type DomainCommand<T extends string = string, D = unknown> = { readonly type: T; readonly data: D };

type Schemas = Record<string, z.ZodType>;
export type CommandCatalogue<S extends Schemas = Schemas> = {
  readonly category: string;
  readonly schemas: S;
};

/** The union of a catalogue's commands, told apart by `type`. */
export type CommandOf<C> =
  C extends CommandCatalogue<infer S>
    ? { [T in keyof S & string]: DomainCommand<T, z.infer<S[T]>> }[keyof S & string]
    : never;

/** Declares the commands of one stream category: imperative type → zod schema of its data. */
export function commands<S extends Schemas>(category: string, schemas: S): CommandCatalogue<S> {
  return { category, schemas };
}
