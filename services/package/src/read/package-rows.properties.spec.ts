import fc from 'fast-check';
import { packageRowSchema } from '@reprise/contracts/package';
import { play } from '@reprise/kernel/testing';
import { foldHistory, historyOf } from '@reprise/read-kernel/testing';
import { packageList } from '@reprise/read-package';
import { packageDecider } from '../domain';
import { anId, everyPackageCommand, openGrouped, openSingle } from '../testing';

const id = anId(100);
const lives = fc
  .tuple(
    fc.constantFrom(openGrouped(), openSingle()),
    fc.array(fc.constantFrom(...Object.values(everyPackageCommand)), { maxLength: 25 }),
  )
  .map(([first, rest]) => play(packageDecider, [first, ...rest]));
const historyOfLife = (steps: ReturnType<typeof play>) =>
  historyOf(
    `package-${id}`,
    steps.flatMap(({ events }) => events),
  );

describe('After any life of a package', () => {
  it('its row agrees with its decider, has the same content, and matches the contract', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        const row = foldHistory(packageList, historyOfLife(steps)).get(id);
        const state = steps.at(-1)?.after;
        if (!state || state.status === 'none') return;
        expect(row?.status).toBe(state.status.replace('_', '-'));
        expect(row?.items).toEqual(state.items);
        packageRowSchema.parse(row);
      }),
    );
  });
  it('events seen again change nothing', () => {
    fc.assert(
      fc.property(lives, fc.nat(), (steps, start) => {
        const history = historyOfLife(steps);
        const once = foldHistory(packageList, history);
        expect(foldHistory(packageList, history.slice(start % history.length), once)).toEqual(once);
      }),
    );
  });
});
