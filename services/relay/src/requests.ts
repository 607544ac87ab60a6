import type { BusMessage } from './message';
import { partitionOf } from './partition';

export type Placed = BusMessage & { readonly partition: number };

/** Of one request, whatever the number of partitions; brokers accept 100 MB. */
const maxRequestBytes = 8 * 1024 * 1024;
/** Batch header, and a margin for the estimated size of messages. */
const spareBytes = 1024;

/**
 * Messages in order, split so that no partition gets a batch over its limit. A message over the limit by itself is
 * alone in its request: the broker decides, after compression, and it is then known which one was refused.
 */
export function requestsOf(
  messages: readonly BusMessage[],
  partitions: number,
  maxMessageBytes: number,
): readonly (readonly Placed[])[] {
  const limit = maxMessageBytes - spareBytes;
  const requests: Placed[][] = [];
  let current: Placed[] = [];
  let sizes = new Map<number, number>();
  let total = 0;
  const close = (): void => {
    if (current.length > 0) requests.push(current);
    [current, sizes, total] = [[], new Map(), 0];
  };
  for (const message of messages) {
    const partition = partitionOf(message.key, partitions);
    const size = (sizes.get(partition) ?? 0) + message.bytes;
    if (message.bytes > limit || size > limit || total + message.bytes > maxRequestBytes) close();
    current.push({ ...message, partition });
    sizes.set(partition, (sizes.get(partition) ?? 0) + message.bytes);
    total += message.bytes;
    if (message.bytes > limit) close();
  }
  close();
  return requests;
}

/** Bytes of the largest batch for one partition in a request. */
export function largestBatchOf(request: readonly Placed[]): number {
  const sizes = new Map<number, number>();
  for (const { partition, bytes } of request) sizes.set(partition, (sizes.get(partition) ?? 0) + bytes);
  return Math.max(...sizes.values());
}
