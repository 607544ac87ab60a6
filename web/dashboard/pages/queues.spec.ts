import { permissionMatrix, permissionsOf, roles } from '@reprise/contracts/permissions';
import { allows } from '../../kernel/routing';
import { shownOf } from '../../ui/list/filter-of';
import { routes } from '../routes';
import { queuesOn, urlOf } from './queues';

describe.each(queuesOn('2026-01-05'))('the queue $key', (queue) => {
  const route = routes.find(({ path }) => path === queue.path);

  it('opens a page that everybody may see who is shown the count', () => {
    const holders = roles.filter((role) => permissionMatrix[queue.permission].some((each) => each === role));
    const closed = holders.filter((role) => {
      const held = permissionsOf(role);
      return !route || !allows(route.access, held) || !held.some((each) => each === queue.endpoint.access);
    });
    expect(holders.length).toBeGreaterThan(0);
    expect(closed).toEqual([]);
  });

  it('is counted by filters that its list offers', () => {
    const names = Object.keys(queue.filters).map((name) => name.replace(/\[\w+\]$/, ''));
    expect(names.filter((name) => !shownOf(queue.endpoint).includes(name))).toEqual([]);
    for (const [name, values] of Object.entries(queue.filters))
      expect(new URL(urlOf(queue), 'http://x').searchParams.getAll(name)).toEqual(values);
  });

  it('knows which waits longest, where something waits', () => {
    if (queue.oldestBy) expect(queue.endpoint.list?.order).toContain(queue.oldestBy);
  });
});
