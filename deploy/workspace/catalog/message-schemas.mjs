import { messageSchemaOf, publicMessages } from '@reprise/contracts/messages';
import { testMessage } from '@reprise/contracts/webhooks';
import { exampleOf } from './examples.mjs';

/** Everything that may be sent to a partner. */
export const allMessages = [...publicMessages, testMessage];

/** One JSON Schema per message, envelope and data, with an example. File name → schema. */
export const messageSchemas = () =>
  Object.fromEntries(
    allMessages.map((message) => [
      `messages/${message.name}.schema.json`,
      { ...messageSchemaOf(message), examples: [exampleOf(message)] },
    ]),
  );
