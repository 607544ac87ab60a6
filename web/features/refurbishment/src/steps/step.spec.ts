import { clockText, currentStep, type ItemStep, stepOfCode } from './step.rules';

const step = (id: string, over: Partial<ItemStep> = {}): ItemStep => ({
  ...{ id, refurbStepId: `0197f4a0-0000-7000-8000-0000abcd000${id}`, name: id, stockId: 's', cost: 0 },
  ...{ status: 'to_do', ...over },
});
const [mine, theirs] = [{ by: 'me' }, { by: 'them' }];
const next = (...steps: ItemStep[]) => currentStep(steps, 'me')?.id;

describe('the steps of an item', () => {
  it('open with what the technician has begun, then with what anybody has', () => {
    const begun = step('2', { status: 'in_progress', ...theirs });
    const own = step('3', { status: 'in_progress', ...mine });
    expect(next(step('1'), begun, own)).toBe('3');
    expect(next(step('1'), begun)).toBe('2');
  });
  it('open with the technician’s own pause before the next step, and with others’ last', () => {
    expect(next(step('1'), step('2', { status: 'paused', ...mine }))).toBe('2');
    expect(next(step('1', { status: 'paused', ...theirs }), step('2'))).toBe('2');
    expect(next(step('1', { status: 'completed' }), step('2', { status: 'canceled' }))).toBeUndefined();
  });
  it('are named by their bench cards, whatever the gun does with letters', () => {
    expect(stepOfCode('r-abcd0002', [step('1'), step('2')])?.id).toBe('2');
    expect(stepOfCode('R-00000000', [step('1')])).toBeUndefined();
  });
  it('show how long they have been worked on', () => {
    expect(clockText(0, 3_723_900)).toBe('01:02:03');
    expect(clockText(5000, 0)).toBe('00:00:00');
  });
});
