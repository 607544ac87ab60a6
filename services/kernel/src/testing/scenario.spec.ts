import type { DomainCommand, DomainEvent } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import type { Decider } from '../decider';
import { nothing, refused, scenario } from './scenario';

type Close = DomainCommand<'Close', Record<string, never>>;
type Closed = DomainEvent<'Filled' | 'Closed', Record<string, never>>;
const box: Decider<Close, Closed, 'empty' | 'full' | 'closed'> = {
  initialState: 'empty',
  decide(_, state) {
    if (state === 'empty') throw new Refusal('package-empty', { items: 0, warehouse: 'w' });
    return state === 'closed' ? [] : [{ type: 'Closed', data: {} }];
  },
  evolve: (_, { type }) => (type === 'Filled' ? 'full' : 'closed'),
};
const filled: Closed = { type: 'Filled', data: {} };
const closed: Closed = { type: 'Closed', data: {} };
const close: Close = { type: 'Close', data: {} };

describe('a scenario', () => {
  const given = scenario(box);

  it('passes if the decider does what the sentence says', () => {
    given(filled).when(close).then(closed);
    given(filled, closed).when(close).then(nothing);
    given(filled, closed).when(close).then();
    given().when(close).then(refused('package-empty'));
    given()
      .when(close)
      .then(refused('package-empty', { items: 0 }));
    expect(given(filled).when(close).state()).toBe('closed');
  });

  it('fails if it does not', () => {
    expect(() => given(filled).when(close).then(nothing)).toThrow();
    expect(() => given(filled).when(close).then(refused('package-empty'))).toThrow();
    expect(() => given().when(close).then(refused('package-closed'))).toThrow();
    expect(() =>
      given()
        .when(close)
        .then(refused('package-empty', { items: 1 })),
    ).toThrow();
    expect(() => given(filled, closed).when(close).then(closed)).toThrow();
  });
});
