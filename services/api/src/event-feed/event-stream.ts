import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Position } from '@reprise/kernel';
import type { EventFeed, FeedItem, FeedReader } from './event-feed';

export type StreamOptions = {
  /** A heartbeat for proxies; it carries the position, so that a reconnecting reader skips messages of others. */
  readonly heartbeatMs?: number;
  /** As long as an access token: to continue, a reader must present a new one. */
  readonly streamMs?: number;
};

const page = 100;

const lines = ({ position, message }: FeedItem): string =>
  `id: ${position}\nevent: message\ndata: ${JSON.stringify(message)}\n\n`;

const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/**
 * Writes an account's messages from a position on, as long as the reader is connected. The log is read as fast as
 * the reader accepts data: nothing is buffered for a slow reader, and nothing is skipped.
 */
export async function streamFeed(
  feed: EventFeed,
  { raw, after: begin, ...who }: FeedReader & { readonly after: Position; readonly raw: ServerResponse },
  sent: Record<string, string>,
  { heartbeatMs = 20_000, streamMs = 15 * 60_000 }: StreamOptions = {},
): Promise<void> {
  const left = new AbortController();
  const limit = setTimeout(() => left.abort(), streamMs);
  raw.once('close', () => left.abort());
  raw.writeHead(200, { ...sent, ...headers });
  raw.write(':\n\n');
  let after = begin;
  try {
    while (!left.signal.aborted && !feed.stopped) {
      const { items, next, more } = await feed.pageWithin(
        { ...who, after, limit: page },
        heartbeatMs,
        left.signal,
      );
      after = next;
      const text = items.map(lines).join('');
      const flushed = raw.write(text === '' && !more ? `id: ${after}\n:\n\n` : text);
      if (!flushed && !left.signal.aborted) await once(raw, 'drain', { signal: left.signal });
    }
  } catch (error) {
    if (!left.signal.aborted) throw error;
  } finally {
    clearTimeout(limit);
    raw.end();
  }
}
