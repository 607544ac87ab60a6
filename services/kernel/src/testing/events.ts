import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { EventToAppend } from '../event-log';
import { uuidv7 } from '../base';

export const testActor = { userId: 'u-1', role: 'seller' } as const;

/** An event ready to append; tests only name what matters to them. */
export const anEvent = (override: Partial<EventToAppend> = {}): EventToAppend => ({
  id: uuidv7(),
  type: 'Noted',
  version: 1,
  data: { text: 'x' },
  accountId: 'account-1',
  actor: testActor,
  correlationId: uuidv7(),
  causationId: uuidv7(),
  ...override,
});

/** A recorded event as consumers receive it. */
export const aRecorded = (override: Partial<RecordedEvent> = {}): RecordedEvent => ({
  ...anEvent(),
  stream: `buyback-${uuidv7()}`,
  revision: 0,
  position: '1',
  time: '2026-01-05T09:00:00.000Z',
  ...override,
});
