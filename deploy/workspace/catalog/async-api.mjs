import { jsonSchemaOf } from '@reprise/contracts/kernel';
import { publicMessages } from '@reprise/contracts/messages';

const text = { type: 'string' };
const uuid = { type: 'string', format: 'uuid' };
const categories = [...new Set(publicMessages.map(({ category }) => category))];
const messageKey = ({ eventType, version }) => `${eventType}.v${version}`;
const ref = (path) => ({ $ref: `#/${path}` });

/** A CloudEvents 1.0 envelope in structured mode. */
const envelope = ({ name, category, data }) => ({
  type: 'object',
  required: ['specversion', 'id', 'source', 'type', 'subject', 'time', 'accountid', 'revision', 'data'],
  properties: {
    specversion: { const: '1.0' },
    id: { ...uuid, description: 'Id of the event: the same whenever it is delivered again.' },
    source: { ...text, description: 'Address of the installation.' },
    type: { const: name },
    subject: { ...text, description: `Stream: ${category}-{uuid}.` },
    time: { ...text, format: 'date-time' },
    datacontenttype: { const: 'application/json' },
    accountid: uuid,
    revision: { type: 'integer', minimum: 0, description: 'Place in its stream.' },
    data: jsonSchemaOf(data),
  },
});

const channelOf = (category) => [
  category,
  {
    address: `reprise.${category}`,
    description: `What happens to ${category} streams. Key: account and stream; in log order for each key.`,
    messages: Object.fromEntries(
      publicMessages
        .filter((message) => message.category === category)
        .map((message) => [messageKey(message), ref(`components/messages/${messageKey(message)}`)]),
    ),
  },
];

const operationOf = (category) => [
  `publish-${category}`,
  {
    action: 'send',
    channel: ref(`channels/${category}`),
    summary: `Publishes what happened to ${category} streams.`,
  },
];

/** AsyncAPI 3: the messages that may leave the log, by allow-list. */
export const asyncApi = () => ({
  asyncapi: '3.0.0',
  info: {
    title: 'Reprise',
    version: '1',
    description: 'CloudEvents without personal data. Delivered at least once; told apart by id.',
  },
  defaultContentType: 'application/cloudevents+json',
  channels: Object.fromEntries(categories.map(channelOf)),
  operations: Object.fromEntries(categories.map(operationOf)),
  components: {
    messages: Object.fromEntries(
      publicMessages.map((message) => [
        messageKey(message),
        { name: message.name, title: message.eventType, payload: envelope(message) },
      ]),
    ),
  },
});
