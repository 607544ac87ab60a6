import { type z } from 'zod';

export type DomainCommand<T extends string = string, D = unknown> = { readonly type: T; readonly data: D };

export type CommandSchemas = Record<string, z.ZodType>;
export type CommandCatalogue<S extends CommandSchemas = CommandSchemas> = {
  readonly category: string;
  readonly schemas: S;
};

/** The union of a catalogue's commands, discriminated by `type`. */
export type CommandOf<C> =
  C extends CommandCatalogue<infer S>
    ? { [T in keyof S & string]: DomainCommand<T, z.infer<S[T]>> }[keyof S & string]
    : never;

/** Stored data is not, or no longer, a command of this catalogue. */
export class UnreadableCommand extends Error {
  override readonly name = 'UnreadableCommand';
}

/**
 * A command that was stored, or sent between lifecycles, parsed with its schema.
 * @throws UnreadableCommand with the reason.
 */
export function readCommand<S extends CommandSchemas>(
  { category, schemas }: CommandCatalogue<S>,
  { type, data }: DomainCommand,
): CommandOf<CommandCatalogue<S>> {
  const schema = Object.hasOwn(schemas, type) ? schemas[type] : undefined;
  if (!schema) throw new UnreadableCommand(`${category} has no command ${type}`);
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new UnreadableCommand(`${category} ${type}: ${parsed.error.message}`);
  return { type, data: parsed.data } as CommandOf<CommandCatalogue<S>>;
}

/** Declares the commands of one stream category: imperative type → zod schema of its data. */
export function commands<S extends CommandSchemas>(category: string, schemas: S): CommandCatalogue<S> {
  return { category, schemas };
}
