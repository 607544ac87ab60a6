import { createHash, randomUUID } from 'node:crypto';
import type { EndpointSpec } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { DocumentConflict, type Collection, type Documents } from '@reprise/read-kernel/documents';
import type { FastifyRequest } from 'fastify';
import { inputOf, type AnyInput } from './input';
import { header } from './header';
import { Reply, type ReplyOptions } from './reply';
import type { Clock } from '../base';

type KeyRecord = {
  readonly _id: string;
  readonly hash: string;
  readonly expiresAt: string;
  /** Absent while the first request is still running. */
  readonly reply?: { readonly body?: unknown; readonly options: ReplyOptions };
  readonly startedAt: string;
  /** Identifies the process run that started it. */
  readonly run: string;
};

const day = 24 * 3600 * 1000;
/** A request unfinished after this time is assumed to have died with its process; a repeat may run. */
const abandonedAfter = 60_000;

export const idempotencyCollection = { name: 'idempotency', indexes: [{ fields: ['expiresAt'] }] };

/** Forgets the replies that are kept for a repeat of what made or changed these things. */
export async function forgetReplies(documents: Documents, ids: readonly string[]): Promise<void> {
  const kept = documents.collection<KeyRecord>(idempotencyCollection);
  const found = await kept.find({ 'reply.body.id': { $in: ids } });
  await kept.write(found.map(({ _id }) => ({ kind: 'delete', id: _id })));
}

/** The same key with the same body gets the first reply again; with another body it is refused. Kept for a day. */
export class Idempotency {
  private readonly records: Collection<KeyRecord>;
  private readonly run = randomUUID();

  /** @param alone no other process answers requests: anything started by an earlier run is dead. */
  constructor(
    documents: Documents,
    private readonly clock: Clock,
    private readonly alone = false,
  ) {
    this.records = documents.collection<KeyRecord>(idempotencyCollection);
  }

  /** No cost without the header. Replies of public endpoints are not kept, for they contain secrets; nor are files, which are drawn again. */
  async once(
    spec: EndpointSpec,
    request: FastifyRequest,
    run: () => Promise<Reply<unknown>>,
  ): Promise<Reply<unknown>> {
    const keyed = header(request, 'idempotency-key') && spec.method === 'POST' && spec.access !== 'public';
    if (!keyed || spec.confidential || spec.produces) return run();
    const { commandId } = (inputOf(request) as AnyInput).commandMeta;
    const hash = hashOf(request);
    const earlier = await this.begin(commandId, hash);
    if (earlier) return new Reply(earlier.body, earlier.options);
    return this.finish(commandId, hash, run);
  }

  /** Removes expired records; a host calls it regularly. @returns how many. */
  async sweep(): Promise<number> {
    const old = await this.records.find(
      { expiresAt: { $lt: this.clock.now().toISOString() } },
      { limit: 1000 },
    );
    await this.records.write(old.map(({ _id }) => ({ kind: 'delete', id: _id })));
    return old.length;
  }

  private async begin(id: string, hash: string): Promise<KeyRecord['reply']> {
    try {
      await this.records.put(this.record(id, hash), -1);
      return undefined;
    } catch (error) {
      if (!(error instanceof DocumentConflict)) throw error;
      return this.earlier(id, hash);
    }
  }

  private async earlier(id: string, hash: string): Promise<KeyRecord['reply']> {
    const record = await this.records.get(id);
    // It was refused meanwhile, and nothing is kept of it.
    if (!record) return this.begin(id, hash);
    if (record.hash !== hash) throw new Refusal('idempotency-key-reused');
    if (record.reply) return record.reply;
    if (!this.isAbandoned(record)) throw new Refusal('request-under-way');
    await this.records.put(this.record(id, hash), record._revision);
    return undefined;
  }

  private async finish(
    id: string,
    hash: string,
    run: () => Promise<Reply<unknown>>,
  ): Promise<Reply<unknown>> {
    try {
      const result = await run();
      await this.records.put({ ...this.record(id, hash), reply: storable(result) });
      return result;
    } catch (error) {
      // Nothing happened, so the same key may be used again, even with a corrected body.
      await this.records.delete(id);
      throw error;
    }
  }

  private isAbandoned({ run, startedAt }: KeyRecord): boolean {
    if (this.alone && run !== this.run) return true;
    return this.clock.now().getTime() - Date.parse(startedAt) > abandonedAfter;
  }

  private record(id: string, hash: string): KeyRecord {
    const now = this.clock.now();
    return {
      _id: id,
      hash,
      run: this.run,
      startedAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + day).toISOString(),
    };
  }
}

/** In JSON form: without undefined values. */
const storable = ({ body, options }: Reply<unknown>): KeyRecord['reply'] =>
  JSON.parse(JSON.stringify({ body, options })) as KeyRecord['reply'];

const hashOf = (request: FastifyRequest): string =>
  createHash('sha256')
    .update(`${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest('hex');
