import type { BusMessage } from './message';
import { partitionOf } from './partition';

export type Placed = BusMessage & { readonly partition: number };

/** Of one request, whatever the number of partitions; brokers take 100 MB. */
const maxRequestBytes = 8 * 1024 * 1024;
/** Head of a batch, and room for what the estimate of a message forgot. */
const spareBytes = 1024;

/**
 * Messages in their order, cut so that no partition gets a batch over its limit. A message that is over the limit alone is
 * alone in its request: the broker decides, after compression, and then it is known which one it refused.
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

/** Bytes of the largest batch that one partition gets of a request. */
export function largestBatchOf(request: readonly Placed[]): number {
  const sizes = new Map<number, number>();
  for (const { partition, bytes } of request) sizes.set(partition, (sizes.get(partition) ?? 0) + bytes);
  return Math.max(...sizes.values());
}
