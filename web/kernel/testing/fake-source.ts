/** Replaces the browser's EventSource: a spec opens, feeds and breaks it. */
export class FakeSource {
  static readonly opened: FakeSource[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;
  closed = false;
  constructor(readonly url: string) {
    FakeSource.opened.push(this);
  }
  close(): void {
    this.closed = true;
  }
  static open(this: void, url: string): EventSource {
    return new FakeSource(url) as unknown as EventSource;
  }
  static last(this: void): FakeSource | undefined {
    return FakeSource.opened.at(-1);
  }
}
