import type { PublishedMessage } from './breaches';
import { messageSchemaOf } from './message-schema';
import { publicMessages, type PublicMessage } from './public-messages';

/** Kafka topic of all messages, unless the installation sets another. */
export const defaultTopic = 'reprise.events';

/** The key of `messageKeyOf`, as a pattern for readers. */
export const keyPattern = '{accountid}/{subject}';

/** What a message promises to partners today. */
export const promiseOf = (message: PublicMessage): PublishedMessage => ({
  name: message.name,
  topic: defaultTopic,
  key: keyPattern,
  schema: messageSchemaOf(message),
});

export const currentPromises = (): readonly PublishedMessage[] => publicMessages.map(promiseOf);
