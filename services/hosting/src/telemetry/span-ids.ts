import { createHash } from 'node:crypto';
import { RandomIdGenerator, type IdGenerator } from '@opentelemetry/sdk-trace';

const hexOf = (id: string, digits: number): string =>
  createHash('sha256').update(id).digest('hex').slice(0, digits);

/** A correlation id is its trace id: so nothing but the id that every event has must be passed between processes. */
export function traceIdOf(correlationId: string): string {
  const plain = correlationId.replaceAll('-', '').toLowerCase();
  return /^(?!0{32})[0-9a-f]{32}$/.test(plain) ? plain : hexOf(correlationId, 32);
}

/** The span of a request, a command or an event, derived from its id: knowing the cause means knowing the parent. */
export const spanIdOf = (id: string): string => hexOf(id, 16);

/** Uses the ids given for the next span, and random ones for spans that nothing refers to. */
export class DerivedIds implements IdGenerator {
  private readonly random = new RandomIdGenerator();
  private trace: string | undefined;
  private span: string | undefined;

  next(trace: string, span: string | undefined): void {
    this.trace = trace;
    this.span = span;
  }

  generateTraceId(): string {
    return this.trace ?? this.random.generateTraceId();
  }

  generateSpanId(): string {
    const { span } = this;
    this.span = undefined;
    return span ?? this.random.generateSpanId();
  }
}
