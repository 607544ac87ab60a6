import { Metadata, status, type StatusObject } from '@grpc/grpc-js';
import type { AppendFailure } from './double-log';

/** A gRPC error as the server sends it: the trailer `exception` gives its kind, others hold what the client reads. */
export function rpcError(
  code: status,
  details: string,
  trailers: Record<string, string> = {},
): Pick<StatusObject, 'code' | 'details' | 'metadata'> {
  const metadata = new Metadata();
  Object.entries(trailers).forEach(([name, value]) => metadata.set(name, value));
  return { code, details, metadata };
}

export const streamDeleted = (stream: string) =>
  rpcError(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  });

const appendTooLarge = (limit: number) =>
  rpcError(status.INVALID_ARGUMENT, `Maximum Append Size of ${limit} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(limit),
  });

/** A position at which no record starts: the log cannot be read from there. */
export const badPosition = () => rpcError(status.UNKNOWN, 'Unexpected ReadAllResult: Error');

export type RefusedAppend = Exclude<AppendFailure, { failure: 'wrong-expected-version' }>;

export const refusalOf = (stream: string, refused: RefusedAppend) =>
  refused.failure === 'stream-deleted' ? streamDeleted(stream) : appendTooLarge(refused.limit);
