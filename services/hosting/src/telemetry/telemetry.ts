import type { Observer } from '@reprise/kernel';
import type { FastifyInstance } from 'fastify';
import { Metrics } from './metrics';
import { observeRequests } from './observed-requests';
import { traceObserver } from './traced-work';
import { noTracing, type Tracing } from './tracing';

export type TelemetrySettings = {
  /** `api`, `worker`, `relay` or `standalone`. */
  readonly host: string;
  readonly instance: string;
  /** OTLP over HTTP (`http://collector:4318`); if unset, nothing is traced. */
  readonly tracesEndpoint?: string | undefined;
  /** Share of traces kept, 0 to 1. */
  readonly tracesRatio: number;
  /** Figures of the process are another thread's to tell. */
  readonly inThread?: boolean;
};

export type Telemetry = {
  readonly metrics: Metrics;
  /** For the decider store, the log and the subscription engine. */
  readonly observer: Observer;
  /** Watches a host's requests. */
  watchRequests(fastify: FastifyInstance): void;
  /** `GET /metrics`. */
  serveMetrics(fastify: FastifyInstance): void;
  /** Sends what is left. */
  close(): Promise<void>;
};

function tracingOf({
  host,
  instance,
  tracesEndpoint: endpoint,
  tracesRatio: ratio,
}: TelemetrySettings): Tracing {
  if (!endpoint) return noTracing;
  // Loaded on demand: it is large.
  const { openTracing } = require('./open-tracing') as typeof import('./open-tracing');
  return openTracing({ service: `reprise-${host}`, instance, ratio, endpoint });
}

/** The telemetry of one process: metrics for a scraper, traces for the collector. */
export function openTelemetry(settings: TelemetrySettings): Telemetry {
  const { tracesEndpoint, inThread = false } = settings;
  const metrics = new Metrics(!inThread);
  const tracing = tracingOf(settings);
  const traced: Observer = tracesEndpoint ? traceObserver(tracing) : {};
  const { command, append, consumption } = metrics.observer;
  return {
    metrics,
    observer: {
      command: (seen) => {
        command?.(seen);
        traced.command?.(seen);
      },
      append: (seen) => append?.(seen),
      consumption: (seen) => {
        consumption?.(seen);
        traced.consumption?.(seen);
      },
    },
    watchRequests: (fastify) =>
      observeRequests(fastify, { request: (seen) => metrics.request(seen), tracing }),
    serveMetrics: (fastify) =>
      void fastify.get('/metrics', async (_request, reply) =>
        reply.type(metrics.contentType).send(await metrics.text()),
      ),
    close: () => tracing.shutdown().catch(() => undefined),
  };
}
