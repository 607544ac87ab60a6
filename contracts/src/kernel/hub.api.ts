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
    topic: topics.describe('`*`: all updates in the scope of the session. Given several times: any of them.'),
    authorization: z.string().optional(),
    lastEventID: z
      .string()
      .optional()
      .describe('The `id` of the last update received: later ones are sent first.'),
  }),
  produces: 'text/event-stream',
});
