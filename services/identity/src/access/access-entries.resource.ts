import { accessEntries, userContract, type User } from '@reprise/contracts/identity';
import { contractSpec, defineResource, rowOf, type ResourceDocument } from '@reprise/kernel/resource';

/** Lists the access log; its lines are written by what they tell of, never over the API. */
export const accessEntriesDefinition = defineResource(accessEntries, {
  indexes: [
    { fields: ['accountId', 'createdAt'] },
    { fields: ['userId', 'createdAt'] },
    { fields: ['createdAt'] },
  ],
  counted: ['accountId', 'kind'],
  defaultOrder: [['createdAt', -1]],
  answers: ['list'],
  hooks: ({ documents }) => {
    const users = documents.collection<ResourceDocument>(contractSpec(userContract));
    return {
      present: async (rows) => {
        const ids = rows.flatMap(({ userId, actorId }) => (actorId ? [userId, actorId] : [userId]));
        const found = await users.getMany([...new Set(ids)]);
        const names = new Map(
          found.map((document) => {
            const { firstname, lastname } = rowOf<User>(document as unknown as ResourceDocument<User>);
            return [document._id, `${firstname} ${lastname}`];
          }),
        );
        return rows.map((row) => ({
          ...row,
          userName: names.get(row.userId) ?? '',
          actorName: row.actorId === null ? null : (names.get(row.actorId) ?? ''),
        }));
      },
    };
  },
});
