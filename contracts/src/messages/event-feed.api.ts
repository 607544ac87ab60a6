import { z } from 'zod';
import { endpoint, perMinute } from '../kernel';
import { cloudEventSchema } from './cloud-event';

export const feedLimits = { messages: { default: 100, max: 500 }, waitSeconds: 20 } as const;

const position = z.string().max(100).meta({
  description: 'An opaque position. If omitted: before the first message. `latest`: after the last one.',
});

export const eventFeedPageSchema = z.object({
  /** In log order. */
  messages: z.array(cloudEventSchema),
  /** Pass it as `after` in the next call, even after an empty page. */
  next: z.string(),
  /** More messages are available: request the next page immediately. */
  more: z.boolean(),
});
export type EventFeedPage = z.infer<typeof eventFeedPageSchema>;

export const eventFeedEndpoints = {
  read: endpoint({
    name: 'readEventFeed',
    method: 'GET',
    path: '/event-feed',
    access: 'event.read',
    summary:
      'The messages of the account after a position, as CloudEvents: the same messages as on the bus, in the same order.',
    query: z.object({
      after: position.optional(),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(feedLimits.messages.max)
        .default(feedLimits.messages.default)
        .meta({ description: 'Maximum number of messages per page.' }),
      wait: z.coerce
        .number()
        .int()
        .min(0)
        .max(feedLimits.waitSeconds)
        .default(0)
        .meta({ description: 'Seconds to wait if there is no message.' }),
    }),
    reply: eventFeedPageSchema,
    problems: ['malformed-query'],
    limits: [perMinute('address', 1200)],
  }),
  stream: endpoint({
    name: 'streamEventFeed',
    method: 'GET',
    path: '/event-feed/stream',
    access: 'event.read',
    summary:
      'The messages of the account as server-sent events, starting after `Last-Event-ID` or `after`; without either, from the first message.',
    query: z.object({
      after: position.optional(),
      authorization: z.string().optional(),
      lastEventID: position.optional(),
    }),
    produces: 'text/event-stream',
    problems: ['malformed-query'],
  }),
};
