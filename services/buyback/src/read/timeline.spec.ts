import type { RecordedEvent } from '@reprise/contracts/kernel';
import { actorsOf, batchesOf } from './timeline.rules';

const person = { userId: 'operator-1', role: 'warehouse_operator' };
const policy = { userId: 'system:record-control', role: 'system' };
const event = (
  id: string,
  actor: RecordedEvent['actor'],
  causationId = '',
  data: object = {},
): RecordedEvent => ({
  ...{ id, actor, causationId, data, type: 'Any', version: 1, stream: 's-1', revision: 0, position: '1' },
  ...{ time: '2026-11-23T09:00:00.000Z', accountId: 'a', correlationId: 'c' },
});

describe('whose act a line of the history was', () => {
  const test = event('1', person);
  const outcome = event('2', policy, '1');
  const due = event('3', policy, '2');
  const actorOf = actorsOf([test, outcome, due]);
  it('the outcome that a policy records is the act of whoever tested', () =>
    expect(actorOf(outcome)).toEqual(person));
  it('what follows from that by itself is nobody’s', () => expect(actorOf(due)).toEqual(policy));
  it('a person’s own act is his', () => expect(actorOf(test)).toEqual(person));
});

it('the batches of a payment are read with its history, each once', () =>
  expect(
    batchesOf([
      event('1', policy),
      event('2', policy, '', { batchId: 'b' }),
      event('3', policy, '', { batchId: 'b' }),
    ]),
  ).toEqual(['b']));
