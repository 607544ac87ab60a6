import { Controller, Inject, Res } from '@nestjs/common';
import { eventFeedEndpoints as endpoints, type EventFeedPage } from '@reprise/contracts/messages';
import { Refusal } from '@reprise/contracts/problems';
import { Endpoint, Input, OpenStreams, type InputOf } from '@reprise/kernel/http';
import type { TenantScope } from '@reprise/read-kernel/query';
import type { FastifyReply } from 'fastify';
import { EventFeed, type FeedReader } from './event-feed';
import { streamFeed } from './event-stream';

/** Messages carry no organisation, so only readers of the whole account may have them. */
function wholeAccountOf({ accountId, by, retailerAccountIds = [] }: TenantScope): FeedReader {
  if (by !== 'account') throw new Refusal('forbidden');
  return { accountId, retailerAccountIds };
}

@Controller()
export class EventFeedController {
  constructor(
    @Inject(EventFeed) private readonly feed: EventFeed,
    @Inject(OpenStreams) private readonly streams: OpenStreams,
  ) {}

  @Endpoint(endpoints.read)
  async read(
    @Input() { query, scope }: InputOf<typeof endpoints.read>,
    @Res({ passthrough: true }) response: FastifyReply,
  ): Promise<EventFeedPage> {
    const who = wholeAccountOf(scope);
    const after = await this.feed.begin(query.after);
    const left = new AbortController();
    response.raw.once('close', () => left.abort());
    const ask = { ...who, after, limit: query.limit };
    const { items, next, more } = await this.feed.pageWithin(ask, query.wait * 1000, left.signal);
    return { messages: items.map(({ message }) => message), next, more };
  }

  @Endpoint(endpoints.stream)
  async stream(
    @Input() { query, session, scope, request }: InputOf<typeof endpoints.stream>,
    @Res({ passthrough: true }) response: FastifyReply,
  ): Promise<void> {
    const who = wholeAccountOf(scope);
    const seen = request.headers['last-event-id'] ?? query.lastEventID ?? query.after;
    const after = await this.feed.begin([seen].flat()[0]);
    const { raw } = response;
    const stream = this.streams.open(endpoints.stream, { session, scope }, () => raw.end());
    raw.once('close', stream.close);
    response.hijack();
    const sent = response.getHeaders() as Record<string, string>;
    // Ends when the reader disconnects; an error ends it too, and the reader reconnects with the last position.
    void streamFeed(this.feed, { ...who, after, raw }, sent).catch(() => undefined);
  }
}
