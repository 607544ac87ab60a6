import fc from 'fast-check';
import { play, step } from '@reprise/kernel/testing';
import { everyPackageCommand, openGrouped, openSingle } from '../testing';
import { packageDecider } from './package.decider';
import type { PackageState } from './package.state';

const graph: Readonly<Record<PackageState['status'], readonly string[]>> = {
  none: ['open', 'closed'],
  open: ['closed', 'cancelled'],
  closed: ['handed_over', 'delivered', 'cancelled'],
  handed_over: ['delivered'],
  delivered: [],
  cancelled: [],
};
const lives = fc
  .tuple(
    fc.constantFrom(openGrouped(), openSingle()),
    fc.array(fc.constantFrom(...Object.values(everyPackageCommand)), { maxLength: 25 }),
  )
  .map(([first, rest]) => play(packageDecider, [first, ...rest]));

describe('Any life of a package', () => {
  it('moves only along the graph', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        for (const { before, after } of steps) {
          if (before.status !== after.status) expect(graph[before.status]).toContain(after.status);
        }
      }),
    );
  });
  it('keeps its content once closed, and is handed over and delivered once', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        for (const { before, after } of steps) {
          if (before.status === 'none' || before.status === 'open' || after.status === 'none') continue;
          expect(after.items).toEqual(before.items);
        }
        const types = steps.flatMap(({ events }) => events.map(({ type }) => type));
        for (const once of ['PackageHandedOver', 'PackageDelivered']) {
          expect(types.filter((type) => type === once).length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
  it('has no second effect if a command is repeated', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        for (const { command, after } of steps)
          expect(step(packageDecider, after, command).events).toEqual([]);
      }),
    );
  });
});
