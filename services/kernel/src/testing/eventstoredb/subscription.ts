import { randomUUID } from 'node:crypto';
import { ReadResp } from '@eventstore/db-client/generated/streams_pb';
import type { DoubleLog } from './double-log';
import type { EventFilter } from './event-filter';
import type { Gate } from './gate';
import { bytesOf, drained, type ReadCall } from './read-call';
import { wireOf, type StoredEvent } from './stored-event';

export type SubscriptionRequest = {
  readonly log: DoubleLog;
  readonly gate: Gate;
  readonly call: ReadCall;
  readonly events: () => readonly StoredEvent[];
  /** Index of the first event to send. */
  readonly start: number;
  readonly filter: EventFilter | undefined;
};

const caughtUp = bytesOf(new ReadResp().setCaughtUp(new ReadResp.CaughtUp()));
const fellBehind = bytesOf(new ReadResp().setFellBehind(new ReadResp.FellBehind()));
const confirmation = (): Buffer =>
  bytesOf(
    new ReadResp().setConfirmation(new ReadResp.SubscriptionConfirmation().setSubscriptionId(randomUUID())),
  );
const checkpoint = ({ position }: StoredEvent): Buffer =>
  bytesOf(
    new ReadResp().setCheckpoint(
      new ReadResp.Checkpoint().setCommitPosition(String(position)).setPreparePosition(String(position)),
    ),
  );

/** Sends existing events, then `caughtUp`, then live ones; `fellBehind` if the client is too slow. */
class Subscription {
  private index: number;
  private considered = 0;
  private live = false;
  private wake: () => void = () => {};
  private readonly leave: () => void;

  constructor(private readonly request: SubscriptionRequest) {
    this.index = request.start;
    this.leave = request.log.onAppend(() => this.wake());
    request.call.on('cancelled', () => this.wake());
  }

  async run(): Promise<void> {
    const { call, gate, events } = this.request;
    call.write(confirmation());
    while (!call.cancelled) {
      const appended = new Promise<void>((done) => (this.wake = done));
      for (let event = events()[this.index]; event && !call.cancelled; event = events()[this.index]) {
        await gate.passed();
        await this.consider(event);
      }
      if (!this.live) call.write(caughtUp);
      this.live = true;
      if (!call.cancelled && !events()[this.index]) await appended;
    }
    this.leave();
    call.end();
  }

  private async consider(event: StoredEvent): Promise<void> {
    const { filter } = this.request;
    this.index += 1;
    if (!filter || filter.passes(event)) await this.send(wireOf(event));
    if (!filter) return;
    this.considered += 1;
    if (this.considered < filter.checkpointEvery) return;
    this.considered = 0;
    await this.send(checkpoint(event));
  }

  private async send(bytes: Buffer): Promise<void> {
    const { call } = this.request;
    if (call.write(bytes)) return;
    await drained(call);
    if (this.live && this.request.events().length > this.index) {
      this.live = false;
      call.write(fellBehind);
    }
  }
}

export const subscribe = (request: SubscriptionRequest): void => void new Subscription(request).run();
