import fc from 'fast-check';
import { jsonSchemaOf, type RecordedEvent } from '../kernel';
import { cloudEventOf, cloudEventSchema, messageKeyOf } from './cloud-event';
import { publicMessages, type PublicMessage } from './public-messages';
import { sampleOf } from './sample.fixture';

const uuid = '0190a0b0-1111-7111-8111-000000000001';
const recorded = (message: PublicMessage, data: unknown): RecordedEvent => ({
  id: uuid,
  type: message.eventType,
  version: message.version,
  stream: `${message.category}-${uuid}`,
  revision: 7,
  position: '42',
  time: '2026-01-05T09:00:00.000Z',
  accountId: uuid,
  actor: { userId: 'secret-user', role: 'secret-role' },
  correlationId: uuid,
  causationId: uuid,
  data,
});
const schemaOf = ({ data }: PublicMessage) => jsonSchemaOf(data) as Parameters<typeof sampleOf>[0];
const textOf = (event: RecordedEvent): string => {
  try {
    return JSON.stringify(cloudEventOf(event));
  } catch (error) {
    return String(error);
  }
};

describe('an event as a message', () => {
  it('is a CloudEvent for every type', () => {
    for (const message of publicMessages) {
      const event = recorded(message, sampleOf(schemaOf(message)));
      const cloud = cloudEventOf(event);
      expect(cloudEventSchema.parse(cloud)).toEqual(cloud);
      expect(cloud).toMatchObject({ type: message.name, subject: event.stream, sequence: '0000000007' });
      expect(cloud?.data).toEqual(event.data);
    }
  });

  it('contains nothing that is not allowed, whatever the data contains', () => {
    const fields = fc.dictionary(
      fc.string().map((name) => `x${name}`),
      fc.constantFrom('secret', { deep: 'secret' }, ['secret']),
      { minKeys: 1 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...publicMessages), fields, fc.boolean(), (message, added, nested) => {
        const sample = sampleOf(schemaOf(message), nested ? added : {}) as object;
        expect(textOf(recorded(message, { ...added, ...sample }))).not.toContain('secret');
      }),
    );
  });

  it('contains no value that does not belong to its field', () => {
    fc.assert(
      fc.property(fc.constantFrom(...publicMessages), fc.nat(), (message, nth) => {
        const sample = sampleOf(schemaOf(message)) as object;
        const names = Object.keys(sample);
        const name = names[nth % names.length] ?? '';
        const text = textOf(recorded(message, { ...sample, [name]: { email: 'secret@example.org' } }));
        expect(text).not.toContain('secret');
      }),
    );
  });

  it('is refused if the event has an unknown version', () => {
    const [message] = publicMessages;
    const event = message && recorded(message, sampleOf(schemaOf(message)));
    expect(() => event && cloudEventOf({ ...event, version: 99 })).toThrow(RangeError);
  });

  it('stays inside unless it is allowed', () => {
    const [message] = publicMessages;
    const event = message && recorded(message, {});
    expect(event && cloudEventOf({ ...event, type: 'CancellationRequested' })).toBeUndefined();
    expect(event && cloudEventOf({ ...event, stream: `document-${uuid}` })).toBeUndefined();
  });

  it("carries the installation's address, and is ordered by account and stream", () => {
    const [message] = publicMessages;
    const event = message && recorded(message, sampleOf(schemaOf(message)));
    expect(event && cloudEventOf(event, 'https://reprise.example')?.source).toBe('https://reprise.example');
    expect(event && messageKeyOf(event)).toBe(`${uuid}/${message?.category}-${uuid}`);
  });
});

const personal = /name|mail|phone|address|street|iban|birth|customer|note|imei|serial|card|photo/i;

it('no message has a field for personal data', () => {
  const namesIn = (schema: object): string[] =>
    Object.entries(schema).flatMap(([key, value]) => [
      ...(key === 'properties' ? Object.keys(value as object) : []),
      ...(value && typeof value === 'object' ? namesIn(value as object) : []),
    ]);
  for (const message of publicMessages)
    expect(namesIn(schemaOf(message)).filter((name) => personal.test(name))).toEqual([]);
});
