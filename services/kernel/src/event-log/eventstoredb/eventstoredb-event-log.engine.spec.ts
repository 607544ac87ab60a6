import { describeEngine } from '@reprise/read-kernel/testing';
import { eventImportConformance, eventLogConformance } from '../../testing';
import { startEventStoreDouble, type EventStoreDouble } from '../../testing/eventstoredb';
import { EventStoreDbEventLog } from './eventstoredb-event-log';

describeEngine('eventstoredb', 'the event log on EventStoreDB', (found) => {
  let double: EventStoreDouble | undefined;
  let url = found;
  beforeAll(async () => {
    if (found !== 'double') return;
    double = await startEventStoreDouble();
    url = double.url;
  });
  afterAll(() => double?.stop());

  eventLogConformance('EventStoreDB', () => EventStoreDbEventLog.connect({ url }));
  eventImportConformance('EventStoreDB', () => EventStoreDbEventLog.connect({ url }));
});
