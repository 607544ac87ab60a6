import { defaultTopic, keyPattern, messageSchemaOf, publicMessages } from '@reprise/contracts/messages';
import { testMessage } from '@reprise/contracts/webhooks';
import { exampleOf } from './examples.mjs';
import { allMessages } from './message-schemas.mjs';

const ref = (path) => ({ $ref: `#/${path}` });
const kafkaBinding = '0.5.0';
const httpBinding = '0.3.0';
const text = { type: 'string' };

const delivery =
  'CloudEvents 1.0 in structured mode, without personal data. Delivered at least once: detect duplicates by `id`. In log ' +
  'order per key (account and subject). Fields and enumeration values may be added at any time: ignore ' +
  'unknown fields and messages, and treat an unknown value as "something else".';

const referencesTo = (messages) =>
  Object.fromEntries(messages.map(({ name }) => [name, ref(`components/messages/${name}`)]));
const messagesOf = (channel, messages = publicMessages) =>
  messages.map(({ name }) => ref(`channels/${channel}/messages/${name}`));

const webhookHeaders = {
  type: 'object',
  description: 'Present only in webhook deliveries (Standard Webhooks).',
  properties: {
    'webhook-id': { ...text, description: 'The id of the event.' },
    'webhook-timestamp': { ...text, description: 'Time of this attempt in seconds since 1970.' },
    'webhook-signature': {
      ...text,
      description:
        '`v1,` followed by the base64 HMAC-SHA256; several, separated by spaces, while a secret is being replaced.',
    },
  },
};

const channels = () => ({
  events: {
    address: defaultTopic,
    title: 'The bus',
    description: `All messages, on the topic configured by the installation (default \`${defaultTopic}\`).`,
    servers: [ref('servers/kafka')],
    messages: referencesTo(publicMessages),
    bindings: { kafka: { topic: defaultTopic, bindingVersion: kafkaBinding } },
  },
  eventFeed: {
    address: '/api/event-feed',
    title: 'The feed',
    description: 'Pages of messages after a position, and the position for the next request.',
    servers: [ref('servers/api')],
    messages: referencesTo(publicMessages),
  },
  eventFeedStream: {
    address: '/api/event-feed/stream',
    title: 'The feed as server-sent events',
    description:
      'One message per event; `id` is its position, to be sent as `Last-Event-ID` when reconnecting.',
    servers: [ref('servers/api')],
    messages: referencesTo(publicMessages),
  },
  webhooks: {
    address: null,
    title: 'Webhooks',
    description: 'Sent to the address of each webhook, signed according to Standard Webhooks.',
    messages: referencesTo(allMessages),
  },
});

const operations = () => ({
  publishEvents: {
    action: 'send',
    channel: ref('channels/events'),
    summary: 'Publishes the messages.',
    messages: messagesOf('events'),
    bindings: { kafka: { bindingVersion: kafkaBinding } },
  },
  readEventFeed: {
    action: 'send',
    channel: ref('channels/eventFeed'),
    summary: 'Returns the messages of one account after a position.',
    messages: messagesOf('eventFeed'),
    bindings: {
      http: {
        method: 'GET',
        query: {
          type: 'object',
          properties: { after: text, limit: { type: 'integer' }, wait: { type: 'integer' } },
        },
        bindingVersion: httpBinding,
      },
    },
  },
  streamEventFeed: {
    action: 'send',
    channel: ref('channels/eventFeedStream'),
    summary: 'Streams the messages of one account.',
    messages: messagesOf('eventFeedStream'),
    bindings: {
      http: {
        method: 'GET',
        query: { type: 'object', properties: { after: text } },
        bindingVersion: httpBinding,
      },
    },
  },
  deliverWebhook: {
    action: 'send',
    channel: ref('channels/webhooks'),
    summary:
      'Delivers a message to a webhook; any 2xx reply acknowledges it, anything else is retried for a day.',
    messages: messagesOf('webhooks', allMessages),
    bindings: { http: { method: 'POST', bindingVersion: httpBinding } },
  },
});

const kafkaKey = { key: { ...text, description: `\`${keyPattern}\`` }, bindingVersion: kafkaBinding };

const messageOf = (message) => {
  const { name } = message;
  const { $schema: _, $id: _id, title: _title, ...payload } = messageSchemaOf(message);
  const onBus = message === testMessage ? {} : { kafka: kafkaKey };
  return {
    name,
    title: name.split('.')[2],
    contentType: 'application/cloudevents+json',
    payload,
    bindings: {
      ...onBus,
      http: { headers: webhookHeaders, bindingVersion: httpBinding },
    },
    examples: [{ name: 'example', payload: exampleOf(message) }],
  };
};

/** AsyncAPI 3: the messages on the allow-list, and every channel that delivers them. */
export function asyncApi() {
  return {
    asyncapi: '3.0.0',
    id: 'urn:reprise:messages',
    info: { title: 'Reprise', version: '1', description: delivery },
    defaultContentType: 'application/cloudevents+json',
    servers: {
      kafka: {
        host: 'kafka.example:9092',
        protocol: 'kafka',
        description: 'If the installation has a bus.',
      },
      api: { host: 'reprise.example', protocol: 'https', description: 'The API of the installation.' },
    },
    channels: channels(),
    operations: operations(),
    components: {
      messages: Object.fromEntries(allMessages.map((message) => [message.name, messageOf(message)])),
    },
  };
}
