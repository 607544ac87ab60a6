import type { RecordedEvent } from '@reprise/contracts/kernel';
import { cloudEventMediaType, cloudEventOf, messageKeyOf } from '@reprise/contracts/messages';
import { messageOf as errorOf, PoisonEvent } from '@reprise/kernel';
import { z } from 'zod';

/**
 * A CloudEvent in structured mode, one JSON text. The headers repeat what a consumer needs to filter or to drop a
 * duplicate without parsing the value.
 */
export type BusMessage = {
  readonly eventId: string;
  readonly key: string;
  readonly value: string;
  readonly headers: { readonly 'content-type': string; readonly ce_id: string; readonly ce_type: string };
  /** Upper bound of its size in a batch. */
  readonly bytes: number;
};

const contentType = `${cloudEventMediaType}; charset=UTF-8`;
/** Lengths, offsets and the names of the headers. */
const framing = 100 + contentType.length;

/** @throws PoisonEvent if no message can be built from the event; `undefined` for an internal one. */
export function busMessageOf(event: RecordedEvent, source?: string): BusMessage | undefined {
  try {
    const cloudEvent = cloudEventOf(event, source);
    if (!cloudEvent) return undefined;
    const value = JSON.stringify(cloudEvent);
    const key = messageKeyOf(event);
    const headers = { 'content-type': contentType, ce_id: event.id, ce_type: cloudEvent.type };
    const bytes = Buffer.byteLength(value) + key.length + event.id.length + cloudEvent.type.length + framing;
    return { eventId: event.id, key, value, headers, bytes };
  } catch (error) {
    throw new PoisonEvent(event.id, error instanceof z.ZodError ? z.prettifyError(error) : errorOf(error));
  }
}
