import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  SimpleSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace';
import { DerivedIds, spanIdOf, traceIdOf } from './span-ids';
import type { Tracing } from './tracing';

const kinds = { server: SpanKind.SERVER, internal: SpanKind.INTERNAL, consumer: SpanKind.CONSUMER };

export type TracingOptions = {
  /** `reprise-api`, `reprise-worker`, … */
  readonly service: string;
  readonly instance: string;
  /** Share of traces kept, 0 to 1; all hosts keep the same ones, since the trace id decides. */
  readonly ratio: number;
} & ({ readonly endpoint: string } | { readonly exporter: SpanExporter });

const processorOf = (options: TracingOptions): SpanProcessor =>
  'exporter' in options
    ? new SimpleSpanProcessor({ exporter: options.exporter })
    : new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${options.endpoint.replace(/\/$/, '')}/v1/traces` }),
      });

/** Sends finished work as OpenTelemetry spans (OTLP over HTTP). */
export function openTracing(options: TracingOptions): Tracing {
  const ids = new DerivedIds();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': options.service,
      'service.instance.id': options.instance,
    }),
    sampler: new TraceIdRatioBasedSampler(options.ratio),
    idGenerator: ids,
    spanProcessors: [processorOf(options)],
  });
  const tracer = provider.getTracer('reprise');
  return {
    record({ name, kind, correlationId, of, cause, began, ended, attributes, fault }) {
      const traceId = traceIdOf(correlationId);
      const parent = cause && {
        traceId,
        spanId: spanIdOf(cause),
        traceFlags: TraceFlags.SAMPLED,
        isRemote: true,
      };
      ids.next(traceId, of && spanIdOf(of));
      const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: kinds[kind], startTime: began, attributes }, context);
      if (fault) span.setStatus({ code: SpanStatusCode.ERROR, message: fault });
      span.end(ended);
    },
    shutdown: () => provider.shutdown(),
  };
}
