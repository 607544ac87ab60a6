import { z } from 'zod';
import { historyCatalogues, type HistoryEvents } from '../events';
import { versionOf } from '../kernel';

export type PublicMessage = {
  /** CloudEvents `type`: `reprise.buyback.BuybackDeclared.v1`. */
  readonly name: string;
  readonly category: string;
  readonly eventType: string;
  readonly version: number;
  /** The outgoing data: fields that are not allowed are dropped. */
  readonly data: z.ZodObject;
};

function message(catalogue: HistoryEvents, eventType: string, fields: readonly string[]): PublicMessage {
  const { category, schemas } = catalogue;
  const version = versionOf(catalogue, eventType);
  const shape = schemas[eventType]?.shape ?? {};
  const data = z.object(Object.fromEntries(fields.map((field) => [field, shape[field]])));
  return { name: `reprise.${category}.${eventType}.v${version}`, category, eventType, version, data };
}

/**
 * The messages for partners, as the events' declarations allow (`partners`), with the events' versions.
 * Everything else stays internal: device identifiers, references to customers and notes, prices of answers, the
 * internal settings of a diagnostic.
 */
export const publicMessages: readonly PublicMessage[] = historyCatalogues.flatMap(
  (catalogue: HistoryEvents) =>
    Object.entries(catalogue.told).flatMap(([eventType, { partners }]) =>
      partners ? [message(catalogue, eventType, partners)] : [],
    ),
);
