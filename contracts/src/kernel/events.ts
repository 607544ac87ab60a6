import { z } from 'zod';

/** Who caused an event. Never a name or an address: those are stored in erasable documents (domain §1). */
export const actorSchema = z.strictObject({
  userId: z.string(),
  role: z.string(),
  organisationId: z.string().optional(),
});
export type Actor = z.infer<typeof actorSchema>;

/** The result of a decider: past tense, business terms, one meaning each. */
export type DomainEvent<T extends string = string, D = unknown> = { readonly type: T; readonly data: D };

/**
 * An event as stored in the log. `position` is opaque outside the log's adapter; compare positions only through the
 * log.
 */
export type RecordedEvent<E extends DomainEvent = DomainEvent> = E & {
  readonly id: string;
  readonly version: number;
  readonly stream: string;
  readonly revision: number;
  readonly position: string;
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly accountId: string;
  readonly actor: Actor;
  readonly correlationId: string;
  readonly causationId: string;
};

type Schemas = Record<string, z.ZodType>;
/** Reads the data of an older schema version; the last one in the list converts it to the current version. */
export type Upcaster = (data: unknown) => unknown;

export type EventCatalogue<S extends Schemas = Schemas> = {
  readonly category: string;
  readonly schemas: S;
  /** `upcasters.Type[n]` converts version n + 1 to version n + 2. */
  readonly upcasters: Partial<Record<keyof S & string, readonly Upcaster[]>>;
};

/** The union of a catalogue's events, discriminated by `type`. */
export type EventOf<C> =
  C extends EventCatalogue<infer S>
    ? { [T in keyof S & string]: DomainEvent<T, z.infer<S[T]>> }[keyof S & string]
    : never;

/** Declares the events of one stream category: type → zod schema of its data. */
export function events<S extends Schemas>(
  category: string,
  schemas: S,
  upcasters: EventCatalogue<S>['upcasters'] = {},
): EventCatalogue<S> {
  return { category, schemas, upcasters };
}

/** The current schema version of an event type: one more than its upcasters. */
export function versionOf(catalogue: EventCatalogue, type: string): number {
  return (catalogue.upcasters[type]?.length ?? 0) + 1;
}

/** Converts stored data to the current version and parses it. @throws ZodError if the data does not match the type. */
export function readEventData(
  catalogue: EventCatalogue,
  type: string,
  version: number,
  data: unknown,
): unknown {
  const schema = catalogue.schemas[type];
  if (!schema) throw new RangeError(`${catalogue.category} has no event ${type}`);
  const upcasters = (catalogue.upcasters[type] ?? []).slice(version - 1);
  return schema.parse(upcasters.reduce((value, upcast) => upcast(value), data));
}
