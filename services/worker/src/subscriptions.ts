import type { ParkedTimer, SubscriptionOperator, SubscriptionOverview, TimerStore } from '@reprise/kernel';

type Operator = Pick<SubscriptionOperator, 'overview' | 'pause' | 'resume' | 'restart' | 'retry' | 'skip'>;
type Timers = Pick<TimerStore, 'parked' | 'set' | 'cancel'>;
type Say = (line: string) => void;

const usage = [
  'npm run subscriptions -- list',
  'npm run subscriptions -- pause|resume|restart <consumer>',
  'npm run subscriptions -- retry|skip <consumer> <key>',
  'npm run subscriptions -- retry|skip timers <key>',
].join('\n');

/** One consumer per line, its parked keys below. */
function linesOf({ consumer, state, lag, error, parked }: SubscriptionOverview): string[] {
  const behind =
    lag.events === 0 ? 'up to date' : `${lag.events} events, ${Math.round(lag.seconds)} s behind`;
  const keys = parked.map(
    ({ key, status, events, attempts, since, error: why }) =>
      `    ${status} ${key}: ${events} events since ${since}, ${attempts} attempts, ${why}`,
  );
  return [`${consumer.padEnd(48)} ${state.padEnd(10)} ${behind}${error ? `, ${error}` : ''}`, ...keys];
}

const timerLine = ({ key, since, reason }: ParkedTimer): string =>
  `    timer ${key} since ${since}, ${reason}`;

/** @throws RangeError for a timer that is not parked. */
async function operateTimer(timers: Timers, act: 'retry' | 'skip', key: string): Promise<void> {
  const timer = (await timers.parked()).find((each) => each.key === key);
  if (!timer) throw new RangeError(`no parked timer is called ${key || '(nothing)'}; "list" shows them all`);
  return act === 'retry' ? timers.set(timer) : timers.cancel(key);
}

async function known(operator: Operator, consumer: string): Promise<void> {
  const all = await operator.overview();
  if (all.some((each) => each.consumer === consumer)) return;
  throw new RangeError(`no consumer is called ${consumer || '(nothing)'}; "list" shows them all`);
}

/**
 * What an operator can do with the log's consumers and the timers. @throws RangeError, Refusal `not-found` for a key
 * that is not parked.
 */
export async function operateSubscriptions(
  { operator, timers }: { operator: Operator; timers: Timers },
  [act = 'list', consumer = '', key = '']: readonly string[],
  say: Say,
): Promise<void> {
  switch (act) {
    case 'list':
      (await operator.overview()).flatMap(linesOf).forEach(say);
      return (await timers.parked()).map(timerLine).forEach(say);
    case 'pause':
    case 'resume':
    case 'restart':
      await known(operator, consumer);
      await operator[act](consumer);
      return say(`${consumer}: ${act} requested; a running worker applies it at its next heartbeat`);
    case 'retry':
    case 'skip':
      if (consumer === 'timers') await operateTimer(timers, act, key);
      else {
        await known(operator, consumer);
        await operator[act](consumer, key);
      }
      return say(`${consumer}: ${act} of ${key} requested`);
    default:
      throw new RangeError(`unknown: ${act}\n${usage}`);
  }
}
