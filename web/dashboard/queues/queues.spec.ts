import { permissionMatrix, permissionsOf, roles } from '@reprise/contracts/permissions';
import { allows } from '../../kernel/routing';
import { shownOf } from '../../ui/list/filter-of';
import { routes } from '../routes';
import { queuesOn, urlOf, waitingOn } from './queues';

const today = '2026-01-05';
const waiting = waitingOn(today);
const counter = waiting.filter(({ key }) => queuesOn(today).every((queue) => queue.key !== key));

describe.each([...queuesOn(today), ...counter])('the queue $key', (queue) => {
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
      expect(new URL(urlOf(queue), 'http://x').searchParams.getAll(name)).toEqual([values].flat());
  });

  it('knows which waits longest, where something waits', () => {
    if ('oldestBy' in queue) expect(queue.endpoint.list?.order).toContain(queue.oldestBy);
  });
});

describe('what the menu counts', () => {
  it.each(waiting)('of $key waits behind an entry that everybody has who is shown the count', (queue) => {
    const route = routes.find(({ path }) => path === queue.entry);
    const holders = roles.filter((role) => permissionMatrix[queue.permission].some((each) => each === role));
    expect(route?.menu).toBeDefined();
    expect(holders.filter((role) => route && !allows(route.access, permissionsOf(role)))).toEqual([]);
  });

  it('counts nothing twice behind one entry', () => {
    for (const { entry } of waiting) {
      const together = waiting.filter((each) => each.entry === entry);
      const statuses = together.flatMap(({ filters }) => filters['status'] ?? []);
      expect(new Set(together.map(({ endpoint }) => endpoint.name)).size).toBe(1);
      expect(together.length === 1 || together.every(({ filters }) => filters['status'])).toBe(true);
      expect(new Set(statuses).size).toBe(statuses.length);
    }
  });
});
