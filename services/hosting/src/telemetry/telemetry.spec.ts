import { InMemorySpanExporter } from '@opentelemetry/sdk-trace';
import { eventIdOf } from '@reprise/kernel';
import { anEvent } from '@reprise/kernel/testing';
import Fastify from 'fastify';
import { Metrics } from './metrics';
import { observeRequests } from './observed-requests';
import { spanIdOf, traceIdOf } from './span-ids';
import { openTelemetry } from './telemetry';
import { traceObserver } from './traced-work';
import { openTracing } from './open-tracing';

const correlationId = '0190f9a2-7b1c-7c3d-8e4f-5a6b7c8d9e0f';
const commandId = 'command-1';
const meta = { commandId, accountId: 'a', actor: { userId: 'u', role: 'r' }, correlationId };
const declared = {
  ...{ category: 'buyback', type: 'DeclareBuyback', stream: 'buyback-1', outcome: 'written', meta },
  ...{ events: ['BuybackDeclared'], began: 1000, ended: 1005 },
};
const recorded = {
  ...anEvent({ type: 'BuybackDeclared', data: { name: 'Ada Lovelace' } }),
  ...{ id: eventIdOf(commandId, 0), correlationId, stream: 'buyback-1', revision: 0, position: '1' },
  time: '2026-01-01T00:00:00.000Z',
};

describe('a trace', () => {
  const spansOf = (ratio = 1) => {
    const exporter = new InMemorySpanExporter();
    return { exporter, tracing: openTracing({ service: 'reprise-api', instance: 'one', ratio, exporter }) };
  };

  it('connects request, command, event and consumers, in whatever process each ran', () => {
    const [api, worker] = [spansOf(), spansOf()];
    traceObserver(api.tracing).command?.(declared);
    const seen = { consumer: 'buyback_list_v1', event: recorded, began: 1010, ended: 1012 };
    traceObserver(worker.tracing).consumption?.(seen);
    const [command, event] = api.exporter.getFinishedSpans();
    const [projected] = worker.exporter.getFinishedSpans();
    const traces = [command, event, projected].map((span) => span?.spanContext().traceId);
    expect(new Set(traces)).toEqual(new Set([traceIdOf(correlationId)]));
    expect(command?.parentSpanContext?.spanId).toBe(spanIdOf(correlationId));
    expect(event?.parentSpanContext?.spanId).toBe(command?.spanContext().spanId);
    expect(projected?.parentSpanContext?.spanId).toBe(event?.spanContext().spanId);
    expect(projected?.name).toBe('buyback_list_v1');
  });

  it('shows nothing of an event’s content, nor who caused it', () => {
    const { exporter, tracing } = spansOf();
    traceObserver(tracing).command?.(declared);
    traceObserver(tracing).consumption?.({ consumer: 'relay', event: recorded, began: 1, ended: 2 });
    const shown = JSON.stringify(
      exporter.getFinishedSpans().map(({ name, attributes }) => [name, attributes]),
    );
    expect(exporter.getFinishedSpans()).toHaveLength(3);
    expect(shown).not.toContain('Lovelace');
    expect(shown).not.toContain('accountId');
  });

  it('is kept or dropped as a whole, by its id', () => {
    const { exporter, tracing } = spansOf(0);
    traceObserver(tracing).command?.(declared);
    expect(exporter.getFinishedSpans()).toEqual([]);
  });

  it('has the id of the correlation, even if that is not a UUID', () => {
    expect(traceIdOf(correlationId)).toBe(correlationId.replaceAll('-', ''));
    expect(traceIdOf('import of 3 May')).toMatch(/^[0-9a-f]{32}$/);
    expect(traceIdOf('00000000-0000-0000-0000-000000000000')).not.toMatch(/^0+$/);
  });
});

describe('the metrics', () => {
  it('count commands by outcome and time appends', async () => {
    const metrics = new Metrics();
    metrics.observer.command?.(declared);
    metrics.observer.command?.({ ...declared, outcome: 'buyback-not-cancellable' });
    metrics.observer.append?.({ events: 3, began: 0, ended: 4, outcome: 'written' });
    const text = await metrics.text();
    expect(text).toContain(
      'reprise_commands_total{category="buyback",type="DeclareBuyback",outcome="buyback-not-cancellable"} 1',
    );
    expect(text).toContain('reprise_append_seconds_bucket{le="0.005",outcome="written"} 1');
    expect(text).toContain('reprise_events_appended_total 3');
  });

  it('read the consumers at each scrape, and mark when that failed', async () => {
    const metrics = new Metrics();
    let away = false;
    const relay = {
      ...{ consumer: 'relay', state: 'active' as const, position: '7', instance: 'one', at: '', parked: [] },
      lag: { events: 12, seconds: 3 },
    };
    metrics.watchConsumers(async () => {
      if (away) throw new Error('away');
      return [relay];
    });
    const well = await metrics.text();
    expect(well).toContain('reprise_consumer_lag_events{consumer="relay"} 12');
    expect(well).toContain('reprise_consumer_state{consumer="relay",state="active"} 1');
    expect(well).toContain('reprise_scrape_fresh{subject="consumers"} 1');
    away = true;
    expect(await metrics.text()).toContain('reprise_scrape_fresh{subject="consumers"} 0');
  });

  it('name routes and never addresses', async () => {
    const telemetry = openTelemetry({ host: 'api', instance: 'one', tracesRatio: 1 });
    const fastify = Fastify();
    telemetry.watchRequests(fastify);
    telemetry.serveMetrics(fastify);
    fastify.get('/api/buybacks/:id', () => ({}));
    await fastify.inject('/api/buybacks/42?search=lovelace');
    await fastify.inject('/unheard/of');
    const { body, headers } = await fastify.inject('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain(
      'reprise_http_requests_total{method="GET",route="/api/buybacks/:id",status="200"} 1',
    );
    expect(body).toContain('route="none",status="404"} 1');
    expect(body).not.toContain('lovelace');
    await fastify.close();
    await telemetry.close();
  });

  it('times requests without a trace collector as well as with one', () => {
    const spans: string[] = [];
    const fastify = Fastify();
    const tracing = { record: ({ name }: { name: string }) => spans.push(name), shutdown: async () => {} };
    observeRequests(fastify, { request: () => undefined, tracing });
    fastify.get('/api/items/:id', () => ({}));
    return fastify.inject('/api/items/1').then(() => expect(spans).toEqual(['GET /api/items/:id']));
  });
});
