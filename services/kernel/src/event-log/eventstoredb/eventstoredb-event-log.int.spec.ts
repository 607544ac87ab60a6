import { eventLogConformance } from '../../testing';
import { startEventStoreDouble, type EventStoreDouble } from '../../testing/eventstoredb';
import { EventStoreDbEventLog } from './eventstoredb-event-log';

describe('the event log on EventStoreDB’s protocol', () => {
  let server: EventStoreDouble;
  beforeAll(async () => {
    server = await startEventStoreDouble({ systemEventEvery: 2 });
  });
  afterAll(() => server.stop());

  eventLogConformance('EventStoreDB', () => EventStoreDbEventLog.connect({ url: server.url }));
});
