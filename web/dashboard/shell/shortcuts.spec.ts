import { moduleOfRole, permissionsOf, roles, type Role } from '@reprise/contracts/permissions';
import { allows, reachable } from '../../kernel/routing';
import type { SessionState } from '../../kernel/session';
import { routes } from '../routes';
import { menuOf } from './menu-tree';

const staff = roles.filter((role) => permissionsOf(role).length > 0 && role !== 'pseudo_anonymous');
const sessionOf = (role: Role): SessionState => ({
  ...{ token: 't', module: moduleOfRole[role], premiumFeatures: [] },
  user: {
    ...{ id: 'u', types: [role], email: 'u@example.org', modules: { [moduleOfRole[role]]: role } },
    frontPermissions: { [moduleOfRole[role]]: permissionsOf(role) },
  },
});
const shortcutsOf = (role: Role) =>
  menuOf(reachable(routes, sessionOf(role))).flatMap(({ entries }) => entries);

describe.each(staff)('the shortcuts of a %s', (role) => {
  const shortcuts = shortcutsOf(role);

  it('are there, each once', () => {
    const paths = shortcuts.map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(0);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('lead to pages that need no more than the address, and that the role may see', () => {
    const wrong = shortcuts.filter(
      ({ path, access }) => path.includes(':') || !allows(access, permissionsOf(role)),
    );
    expect(wrong).toEqual([]);
  });
});
