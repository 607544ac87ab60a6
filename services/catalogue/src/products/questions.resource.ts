import { questions, type QuestionInput } from '@reprise/contracts/catalogue';
import { moveInOrder, type OrderMove } from '@reprise/contracts/kernel';
import { defineResource } from '@reprise/kernel/resource';
import { uuidv7 } from '@reprise/kernel/base';

const withIds = (answers: QuestionInput['answers']): QuestionInput['answers'] =>
  answers.map(({ id, ...answer }) => ({ id: id ?? uuidv7(), ...answer }));

export const questionsDefinition = defineResource(questions, {
  indexes: [{ fields: ['accountId', 'categoryId', 'position'] }],
  fields: { title: { match: 'prefix' } },
  defaultOrder: [
    ['categoryId', 1],
    ['position', 1],
  ],
  hooks: {
    async beforeCreate(body, { meta, store }) {
      const others = await store.find(meta.accountId, { categoryId: body.categoryId });
      const last = Math.max(-1, ...others.map(({ position }) => position ?? 0));
      return { ...body, answers: withIds(body.answers), position: body.position ?? last + 1 };
    },
    beforeUpdate(next, previous) {
      return { ...next, answers: withIds(next.answers), position: next.position ?? previous.position };
    },
  },
});

/** Ids of the questions whose position changes, with the new position. */
export function positionsAfter(
  ordered: readonly { readonly id: string; readonly position?: number }[],
  id: string,
  move: OrderMove,
): readonly { readonly id: string; readonly position: number }[] {
  const moved = moveInOrder(
    ordered.map((question) => question.id),
    id,
    move,
  );
  const before = new Map(ordered.map((question) => [question.id, question.position]));
  return moved
    .map((each, position) => ({ id: each, position }))
    .filter((each) => before.get(each.id) !== each.position);
}
