import { openTelemetry } from './telemetry';

// A host that decides one command, reports to its collector, and stops.
const [, , tracesEndpoint] = process.argv;
const telemetry = openTelemetry({ host: 'worker', instance: 'w-1', tracesEndpoint, tracesRatio: 1 });
telemetry.observer.command?.({
  ...{ category: 'buyback', type: 'CancelBuyback', stream: 'buyback-1', outcome: 'written' },
  ...{ events: ['BuybackCancelled'], began: Date.now() - 5, ended: Date.now() },
  meta: { commandId: 'c', accountId: 'a', actor: { userId: 'u', role: 'r' }, correlationId: 'r' },
});
void telemetry.close();
