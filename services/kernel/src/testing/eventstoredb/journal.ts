import { closeSync, existsSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import type { StoredEvent } from './stored-event';

type Line = Omit<StoredEvent, 'position' | 'data' | 'meta'> & {
  position: string;
  data: string;
  meta: string;
};

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));

const lineOf = (event: StoredEvent): Line => ({
  ...event,
  position: String(event.position),
  data: base64(event.data),
  meta: base64(event.meta),
});

const eventOf = (line: Line): StoredEvent => ({
  ...line,
  position: BigInt(line.position),
  data: bytesOf(line.data),
  meta: bytesOf(line.meta),
});

/** The double's log on disk: one line per append, written before it is acknowledged. Survives a kill -9. */
export class Journal {
  private readonly fd: number;

  constructor(private readonly file: string) {
    this.fd = openSync(file, 'a');
  }

  /** The stored events. A line cut off by a kill was never acknowledged; it is dropped. */
  load(): readonly StoredEvent[] {
    if (!existsSync(this.file)) return [];
    const bytes = readFileSync(this.file);
    const whole = bytes.lastIndexOf('\n') + 1;
    if (whole < bytes.length) truncateSync(this.file, whole);
    const lines = bytes.subarray(0, whole).toString('utf8').split('\n').filter(Boolean);
    return lines.flatMap((line) => (JSON.parse(line) as Line[]).map(eventOf));
  }

  write(events: readonly StoredEvent[]): void {
    writeSync(this.fd, `${JSON.stringify(events.map(lineOf))}\n`);
  }

  close(): void {
    closeSync(this.fd);
  }
}
