import type { StreamIdentifier } from '@eventstore/db-client/generated/shared_pb';

/** The name in an identifier. */
export const streamOf = (identifier: StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');
