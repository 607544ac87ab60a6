import { Refusal } from '@reprise/contracts/problems';
import { eventually } from '@reprise/kernel/testing';
import { LoginThrottle, type Attempt, type LoginLimits } from './login-throttle';

const limits: LoginLimits = { person: 3, device: 3, address: 5, seconds: 60 };
const ada: Attempt = { email: 'ada@acme.example', address: '10.0.0.1', device: undefined };

describe('wrong passwords', () => {
  let told: string[];
  let throttle: LoginThrottle;
  const within = (change: Partial<LoginLimits> = {}) =>
    new LoginThrottle((email) => void told.push(email), { ...limits, ...change });
  beforeEach(() => {
    told = [];
    throttle = within();
  });
  const outcome = (attempt: Attempt) =>
    throttle.begin(attempt).then(
      () => 'tried',
      (error: unknown) => (error instanceof Refusal ? error.code : 'broken'),
    );
  const guess = async (times: number, change: Partial<Attempt> = {}) => {
    const outcomes: string[] = [];
    for (let turn = 0; turn < times; turn += 1) outcomes.push(await outcome({ ...ada, ...change }));
    return outcomes.at(-1);
  };
  /** From as many addresses as there are attempts. */
  const guessWidely = async (times: number) => {
    for (let turn = 0; turn < times; turn += 1) await outcome({ ...ada, address: `10.1.0.${turn}` });
  };

  it('shut a person’s unknown browsers, wherever they are, and tell the person once', async () => {
    await guessWidely(3);
    expect(told).toEqual([]);
    expect(await guess(4, { address: '10.2.0.1' })).toBe('too-many-requests');
    expect(told).toEqual(['ada@acme.example']);
    expect(await guess(1, { email: ' ADA@acme.example' })).toBe('too-many-requests');
  });

  it('never shut a browser that the person has used; its own wrong passwords do', async () => {
    await guessWidely(10);
    expect(await guess(3, { device: 'till' })).toBe('tried');
    expect(await guess(1, { device: 'till' })).toBe('too-many-requests');
    expect(await guess(1, { device: 'phone' })).toBe('tried');
    expect(told).toHaveLength(1);
  });

  it('of one colleague do not shut out the others of a shop', async () => {
    await guess(4);
    expect(await guess(1, { email: 'bob@acme.example' })).toBe('tried');
  });

  it('for many people from one address shut its unknown browsers, and no known one', async () => {
    for (let turn = 0; turn < 5; turn += 1) await guess(1, { email: `p${turn}@acme.example` });
    expect(await guess(1, { email: 'p6@acme.example' })).toBe('too-many-requests');
    expect(await guess(1, { email: 'p6@acme.example', device: 'till' })).toBe('tried');
  });

  it('count no more once the right one was given, or chosen by a mailed link', async () => {
    await guess(2);
    await throttle.succeeded(ada);
    expect(await guess(3)).toBe('tried');
    expect(await guess(1)).toBe('too-many-requests');
    await throttle.forgive('ada@acme.example');
    expect(await guess(1, { address: '10.3.0.1' })).toBe('tried');
  });

  it('are tried again after the window', async () => {
    throttle = within({ seconds: 1 });
    await guess(4);
    await eventually(async () => (await guess(1)) === 'tried');
  });
});
