import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
} from '@opentelemetry/api';
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

/** Finished work, to be shown in a trace. Attributes name parts of the product, never people. */
type DoneWork = {
  readonly name: string;
  readonly kind: 'server' | 'internal' | 'consumer';
  readonly correlationId: string;
  /** Id of the request, command or event that this span stands for. */
  readonly of?: string;
  /** Id of its cause. */
  readonly cause?: string;
  readonly began: number;
  readonly ended: number;
  readonly attributes: Attributes;
  readonly fault?: string;
};

export type Tracing = { record(work: DoneWork): void; shutdown(): Promise<void> };

export const noTracing: Tracing = { record: () => undefined, shutdown: () => Promise.resolve() };

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
