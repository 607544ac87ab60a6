import { z } from 'zod';
import { endpoint } from './endpoint';

const topics = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());

/**
 * `topic=*`: all messages in the reader's scope. The token is part of the address, because an EventSource sends no
 * headers.
 */
export const hubEndpoint = endpoint({
  name: 'readHub',
  method: 'GET',
  path: '/hub',
  access: 'session.own',
  summary: 'Updates as server-sent events, in the format of Mercure.',
  query: z.object({
    topic: topics,
    authorization: z.string().optional(),
    lastEventID: z.string().optional(),
  }),
  produces: 'text/event-stream',
});
