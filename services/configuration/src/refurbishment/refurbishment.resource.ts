import { refurbQuestions, refurbSteps } from '@reprise/contracts/configuration';
import { uuidv7 } from '@reprise/kernel';
import { defineResource } from '@reprise/kernel/resource';
import { wholeAccount } from '@reprise/read-kernel/query';

export const refurbStepsDefinition = defineResource(refurbSteps, {
  // Each of the account's workshops plans with the same ones.
  scope: { warehouse: wholeAccount, buyer: wholeAccount },
  unique: [{ fields: ['name'], problem: 'name-already-used', anyCase: true }],
  fields: { active: { type: 'boolean' }, name: { match: 'prefix' } },
  defaultOrder: [['name', 1]],
});

const withIds = <B extends { readonly answers: readonly { readonly id?: string | undefined }[] }>(
  body: B,
): B => ({
  ...body,
  answers: body.answers.map(({ id = uuidv7(), ...answer }) => ({ id, ...answer })),
});

export const refurbQuestionsDefinition = defineResource(refurbQuestions, {
  scope: { warehouse: wholeAccount, buyer: wholeAccount },
  fields: { label: { match: 'prefix' } },
  defaultOrder: [
    ['position', 1],
    ['label', 1],
  ],
  hooks: { beforeCreate: withIds, beforeUpdate: (next) => withIds(next) },
});
