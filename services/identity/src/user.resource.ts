import { userContract } from '@reprise/contracts/identity';
import type { BodyOfResource } from '@reprise/contracts/kernel';
import { platform } from '@reprise/contracts/organisation';
import { isOperatorRole, moduleOfRole, type Role } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import { defineResource, type HookContext } from '@reprise/kernel/resource';
import { checkOrganisations } from './user-organisations';
import { Passwords } from './passwords';
import { holds, mayManage } from './role-bounds.rules';

type Body = BodyOfResource<typeof userContract>;
type Context = HookContext<typeof userContract>;

const rolesOf = ({ modules }: Pick<Body, 'modules'>): Role[] => [...new Set(Object.values(modules))];

/** Who makes an operator gives him the keys of every tenant. */
function mayCreateAdmin(body: Body, context: Context): void {
  const operator = rolesOf(body).find(isOperatorRole);
  if (operator && !holds(context, 'user.create-admin'))
    throw new Refusal('role-not-assignable', { role: operator });
}

/** Operators are users of the platform, everybody else of one account (domain §7). */
function checkHome(body: Body, { meta }: Context): void {
  const wrong = rolesOf(body).find((role) => isOperatorRole(role) !== (meta.accountId === platform));
  if (wrong) throw new Refusal('role-not-assignable', { role: wrong });
}

function checkModules({ modules }: Body): void {
  const wrong = Object.entries(modules).find(([module, role]) => moduleOfRole[role] !== module);
  if (wrong) throw new Refusal('role-not-assignable', { module: wrong[0], role: wrong[1] });
}

function maySetSso(next: Body, previous: Body | undefined, context: Context): void {
  if (next.forceConnectionBySso === (previous?.forceConnectionBySso ?? false)) return;
  if (!holds(context, 'user.force-sso')) throw new Refusal('forbidden', { permission: 'user.force-sso' });
}

/** Who did so would be signed out at once, and might leave nobody who could let him in again. */
function keepsOwnAccess({ status }: Body, previous: Body & { id: string }, { meta }: Context): void {
  const closes = status !== 'active' && previous.status === 'active';
  if (closes && previous.id === meta.actor.userId) throw new Refusal('own-user-inactive');
}

const names = ['firstname', 'lastname'];

/** Users of an account; their managers see those of the organisations below their own. */
export const users = defineResource(userContract, {
  scope: {
    store: 'timOrganizationId',
    warehouse: 'rpsOrganizationId',
    buyer: ['lcmOrganizationId', 'rpsOrganizationId'],
  },
  // Of other accounts nothing is said: who is known to several signs in by password or host name.
  unique: [{ fields: ['email'], problem: 'email-already-used' }],
  indexes: [
    { fields: ['email'] },
    ...['email', 'firstname', 'lastname', 'status', 'createdAt'].map((field) => ({
      fields: ['accountId', field],
    })),
    { fields: ['accountId', 'email'], prefix: 'email' },
    // With the address by which they are ordered, many of one name are sorted without opening each.
    ...names.map((field) => ({ fields: ['accountId', field, 'email'], prefix: field })),
  ],
  counted: ['status'],
  retired: [
    { fields: ['email'], unique: true, sparse: 'email' },
    ...names.map((field) => ({ fields: ['accountId', '_removed', field], prefix: field })),
  ],
  fields: { email: { match: 'prefix' }, firstname: { match: 'prefix' }, lastname: { match: 'prefix' } },
  defaultOrder: [['email', 1]],
  // A new user also gets a first password link: see the controller.
  answers: ['list', 'get', 'update', 'remove'],
  hooks: ({ documents, clock }) => {
    const passwords = new Passwords(documents, clock);
    return {
      beforeCreate: async (body, context) => {
        checkModules(body);
        checkHome(body, context);
        mayManage(rolesOf(body), context);
        mayCreateAdmin(body, context);
        maySetSso(body, undefined, context);
        await checkOrganisations(documents, body, context);
        return body;
      },
      beforeUpdate: async (next, previous, context) => {
        checkModules(next);
        checkHome(next, context);
        // Users whom the caller could not have created may not be changed either.
        mayManage([...rolesOf(previous), ...rolesOf(next)], context);
        maySetSso(next, previous, context);
        keepsOwnAccess(next, previous, context);
        await checkOrganisations(documents, next, context);
        return next;
      },
      beforeRemove: (user, context) => {
        mayManage(rolesOf(user), context);
        if (user.id === context.meta.actor.userId) throw new Refusal('still-referenced', { by: user.id });
      },
      present: async (rows) => {
        const shown = await passwords.shown(rows.map(({ id }) => id));
        return rows.map((user) => {
          const { lastLogin = null, acceptedTerms = [] } = shown.get(user.id) ?? {};
          return { ...user, types: rolesOf(user), lastLogin, acceptedTerms };
        });
      },
    };
  },
});
