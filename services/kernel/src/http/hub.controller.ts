import { Controller, Inject, Res } from '@nestjs/common';
import { hubEndpoint } from '@reprise/contracts/kernel';
import type { FastifyReply } from 'fastify';
import { Endpoint, Input } from './endpoint.decorator';
import { Hub, type HubUpdate } from './hub';
import type { InputOf } from './input';
import { OpenStreams } from './open-streams';
import { header } from './header';

const heartbeatMs = 20_000;
/** As long as an access token: to go on listening, a reader must present a new one. */
const streamMs = 15 * 60_000;
/** Bytes buffered for a reader that does not read; it may reconnect. */
const maxWaiting = 1024 * 1024;

const lines = ({ id, data }: HubUpdate): string => `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

@Controller()
export class HubController {
  constructor(
    @Inject(Hub) private readonly hub: Hub,
    @Inject(OpenStreams) private readonly streams: OpenStreams,
  ) {}

  @Endpoint(hubEndpoint)
  read(
    @Input() { query, session, scope, request }: InputOf<typeof hubEndpoint>,
    @Res({ passthrough: true }) response: FastifyReply,
  ): void {
    const { raw } = response;
    const end = (): void => void raw.end();
    const { who, close } = this.streams.open(hubEndpoint, { session, scope }, end);
    response.hijack();
    const sent = response.getHeaders() as Record<string, string>;
    raw.writeHead(200, {
      ...sent,
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    raw.write(':\n\n');
    const send = (update: HubUpdate): void => {
      if (raw.writableLength > maxWaiting) end();
      else raw.write(lines(update));
    };
    const lastId = header(request, 'last-event-id') ?? query.lastEventID;
    const leave = this.hub.subscribe({ topics: query.topic, who, send }, lastId);
    const heartbeat = setInterval(() => raw.write(':\n\n'), heartbeatMs);
    const limit = setTimeout(end, streamMs);
    raw.on('close', () => {
      leave();
      close();
      clearInterval(heartbeat);
      clearTimeout(limit);
    });
  }
}
