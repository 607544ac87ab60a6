import { eventIdOf, type CommandSeen, type ConsumptionSeen, type Observer } from '@reprise/kernel';
import type { Tracing } from './tracing';

/** A command, and one span for each event that it wrote: what follows from an event is attached to it. */
function command(tracing: Tracing, seen: CommandSeen): void {
  const { category, type, stream, meta, outcome, events, began, ended } = seen;
  const { commandId, correlationId, causationId } = meta;
  tracing.record({
    name: `${category} ${type}`,
    kind: 'internal',
    ...{ correlationId, of: commandId, began, ended },
    // A person's command is caused by the request, whose id is the correlation id.
    cause: causationId ?? correlationId,
    attributes: { 'reprise.stream': stream, 'reprise.command': commandId, 'reprise.outcome': outcome },
    ...(outcome === 'fault' && { fault: 'fault' }),
  });
  events.forEach((eventType, index) => {
    const id = eventIdOf(commandId, index);
    const attributes = { 'reprise.stream': stream, 'reprise.event': id };
    const span = { correlationId, of: id, cause: commandId, began: ended, ended, attributes };
    tracing.record({ name: eventType, kind: 'internal', ...span });
  });
}

function consumption(tracing: Tracing, { consumer, event, began, ended, fault }: ConsumptionSeen): void {
  const attributes = {
    'reprise.consumer': consumer,
    'reprise.stream': event.stream,
    'reprise.event': event.id,
    'reprise.position': event.position,
  };
  const { correlationId, id: cause } = event;
  const span = { correlationId, cause, began, ended, attributes, ...(fault && { fault }) };
  tracing.record({ name: consumer, kind: 'consumer', ...span });
}

/** Traces command → event → its consumers, by correlation id. */
export const traceObserver = (tracing: Tracing): Observer => ({
  command: (seen) => command(tracing, seen),
  consumption: (seen) => consumption(tracing, seen),
});
