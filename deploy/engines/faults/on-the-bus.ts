import type { RecordedEvent } from '@reprise/contracts/kernel';
import { cloudEventOf, messageKeyOf, type CloudEvent } from '@reprise/contracts/messages';
import type { ReadMessage } from '@reprise/relay/testing';

/** What partners should receive: the public messages of the log by key, in log order. */
export function expectedOnBus(events: readonly RecordedEvent[]): ReadonlyMap<string, readonly CloudEvent[]> {
  const byKey = new Map<string, CloudEvent[]>();
  for (const event of events) {
    const message = cloudEventOf(event);
    const key = messageKeyOf(event);
    if (message) byKey.set(key, [...(byKey.get(key) ?? []), message]);
  }
  return byKey;
}

/** Messages with an id that was already used with other content or another key. */
export function changedRepeats(messages: readonly ReadMessage[]): readonly string[] {
  const firsts = new Map<string, string>();
  return messages.flatMap(({ key, partition, cloudEvent }) => {
    const content = JSON.stringify({ key, partition, cloudEvent });
    const first = firsts.get(cloudEvent.id) ?? content;
    firsts.set(cloudEvent.id, first);
    return first === content ? [] : [`${first} became ${content}`];
  });
}

export const repeats = (messages: readonly ReadMessage[]): number =>
  messages.length - new Set(messages.map(({ cloudEvent }) => cloudEvent.id)).size;
