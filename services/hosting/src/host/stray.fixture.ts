import { runHost } from './run-host';

// A host with an unhandled failure of the kind given as first argument.
const failures: Readonly<Record<string, () => void>> = {
  rejection: () => void Promise.reject(new Error('nobody’s', { cause: new RangeError('the cause of it') })),
  exception: () =>
    void setTimeout(() => {
      throw new Error('nobody’s', { cause: new RangeError('the cause of it') });
    }),
  absence: () => void Promise.reject(new Error('Failed to discover after 10 attempts.')),
};

runHost('worker', {
  async serve({ logger }) {
    setTimeout(() => failures[process.argv[2] ?? '']?.(), 50);
    return { close: async () => logger.info({}, 'gave its leases back') };
  },
});
