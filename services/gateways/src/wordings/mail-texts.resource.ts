import { mailTexts } from '@reprise/contracts/configuration';
import { defineResource } from '@reprise/kernel/resource';
import { wholeAccount } from '@reprise/read-kernel/query';

/** One for each mail and language that an account words itself; the standard text where there is none. */
export const mailTextsDefinition = defineResource(mailTexts, {
  scope: { buyer: wholeAccount },
  unique: [{ fields: ['mail', 'language'], problem: 'mail-text-already-written' }],
  defaultOrder: [['mail', 1]],
});
