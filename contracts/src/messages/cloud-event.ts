import { z } from 'zod';
import { isoTimeSchema, uuidSchema, type RecordedEvent } from '../kernel';
import { publicMessages, type PublicMessage } from './public-messages';

/** Media type of a message in structured mode: envelope and data in one JSON text. */
export const cloudEventMediaType = 'application/cloudevents+json';

/** The source of messages if the installation has not set its address. */
export const defaultSource = 'urn:reprise';

/** A CloudEvents 1.0 envelope, with `accountid`, `correlationid`, `causationid`, `sequence`, `revision` as extensions. */
export const cloudEventSchema = z.strictObject({
  specversion: z.literal('1.0'),
  /** Id of the event: the same on every delivery. */
  id: uuidSchema,
  source: z.string().min(1),
  /** `reprise.buyback.BuybackDeclared.v1`. */
  type: z.string(),
  /** The stream: `buyback-{uuid}`. */
  subject: z.string(),
  time: isoTimeSchema,
  datacontenttype: z.literal('application/json'),
  dataschema: z.string(),
  accountid: z.string(),
  correlationid: z.string(),
  causationid: z.string(),
  /** Revision in ten digits: sorts as text, as the extension `sequence` requires. */
  sequence: z.string().regex(/^\d{10,}$/),
  /** Index in its stream, from 0. Not every revision of a stream is public. */
  revision: z.int().nonnegative(),
  data: z.record(z.string(), z.unknown()),
});
export type CloudEvent = z.infer<typeof cloudEventSchema>;

/** Name of the schema of a message's data in the AsyncAPI document and the JSON Schemas. */
export const dataSchemaOf = (name: string): string => `urn:reprise:schema:${name}`;

const messages = new Map(
  publicMessages.map((message) => [`${message.category}/${message.eventType}`, message]),
);

/** Event types that become messages; consumers of messages listen to them. */
export const publicEventTypes: readonly string[] = [
  ...new Set(publicMessages.map(({ eventType }) => eventType)),
];

/** The message for an event; `undefined` for an internal event. */
export const publicMessageOf = ({ stream, type }: RecordedEvent): PublicMessage | undefined =>
  messages.get(`${stream.slice(0, stream.indexOf('-'))}/${type}`);

/** Messages are ordered by this key: one stream of one account. */
export const messageKeyOf = ({ accountId, stream }: Pick<RecordedEvent, 'accountId' | 'stream'>): string =>
  `${accountId}/${stream}`;

/**
 * An event as partners receive it: its allowed fields, parsed with their schemas, so that nothing else gets out at
 * any depth. `undefined` for an internal event.
 * @param source address of the installation, a URI reference.
 * @throws RangeError for a version unknown to this process; ZodError if the data does not match the type.
 */
export function cloudEventOf(event: RecordedEvent, source: string = defaultSource): CloudEvent | undefined {
  const message = publicMessageOf(event);
  if (!message) return undefined;
  if (event.version !== message.version)
    throw new RangeError(`${message.name} cannot be made of version ${event.version} of ${event.type}`);
  return {
    specversion: '1.0',
    id: event.id,
    source,
    type: message.name,
    subject: event.stream,
    time: event.time,
    datacontenttype: 'application/json',
    dataschema: dataSchemaOf(message.name),
    accountid: event.accountId,
    correlationid: event.correlationId,
    causationid: event.causationId,
    sequence: String(event.revision).padStart(10, '0'),
    revision: event.revision,
    data: message.data.parse(event.data),
  };
}
