import { cloudEventOf, dataSchemaOf, publicMessages } from '@reprise/contracts/messages';
import { jsonSchemaOf } from '@reprise/contracts/kernel';

const ids = {
  account: '0191d6a0-7c00-7000-8000-000000000001',
  stream: '0191d6a0-7c00-7000-8000-000000000002',
  event: '0191d6a0-7c00-7000-8000-000000000003',
  correlation: '0191d6a0-7c00-7000-8000-000000000004',
};

/** Sample values of a message's fields; by name, otherwise by type. */
const byName = {
  ...{ identificationNumber: '2000000000015', externalCode: 'SHOP-48213', reference: 'MPXV2' },
  ...{
    label: 'Apple iPhone 14 128 Go',
    brand: 'Apple',
    model: 'iPhone 14',
    ean: '0194253408895',
    weight: 172,
  },
  ...{ categoryLabel: 'Smartphones', amount: 21000, declaredPrice: 21000, proposedPrice: 17500 },
  ...{ validatedPrice: 17500, carrier: 'sandbox', trackingNumber: '6A00000000012' },
  ...{ trackingLink: 'https://carrier.example/6A00000000012', warehouseComment: 'dock 4' },
};
const byFormat = {
  uuid: (path) => `0191d6a0-7c00-7000-8000-${String(100 + path.length).padStart(12, '0')}`,
  'date-time': () => '2026-03-02T10:15:00.000Z',
  date: () => '2026-03-02',
};

function sample(schema, name) {
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.anyOf) return sample(schema.anyOf[0], name);
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([field, inner]) => [field, sample(inner, field)]),
    );
  if (schema.type === 'array') return [sample(schema.items, name)];
  if (name in byName) return byName[name];
  if (schema.format in byFormat) return byFormat[schema.format](name);
  return { boolean: false, integer: 1, number: 1, string: name }[schema.type];
}

/** A message as the product creates it, with data that its schema accepts. */
export function exampleOf({ name, category, eventType, version, data }) {
  const event = {
    ...{ id: ids.event, type: eventType, version, stream: `${category}-${ids.stream}`, revision: 3 },
    ...{ position: '1', time: '2026-03-02T10:15:00.000Z', accountId: ids.account },
    ...{ actor: { userId: 'system', role: 'system' }, correlationId: ids.correlation },
    ...{ causationId: ids.correlation, data: sample(jsonSchemaOf(data), eventType) },
  };
  const source = 'https://reprise.example';
  const [model] = publicMessages;
  // A test message is not an event: it has the envelope of any other message.
  const made = cloudEventOf(event, source) ?? exampleOf(model);
  return {
    ...made,
    type: name,
    subject: event.stream,
    dataschema: dataSchemaOf(name),
    data: data.parse(event.data),
  };
}
