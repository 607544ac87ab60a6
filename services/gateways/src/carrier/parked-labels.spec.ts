import type { ParkedKey } from '@reprise/kernel';
import { AddressIncomplete } from './address-incomplete';
import { CarrierRefused, CarrierUnreachable } from './carrier.port';
import { ParkedLabels } from './parked-labels';

const parked = (key: string, error: Error): ParkedKey => ({
  ...{ key, error: error.message, status: 'retrying', attempts: 1, events: 1 },
  ...{ nextTryAt: '2026-01-05T09:01:00.000Z', since: '2026-01-05T09:00:00.000Z' },
});

describe('a label that does not come', () => {
  const labels = new ParkedLabels({
    parkedKeys: async (consumer) =>
      consumer === 'issue-label'
        ? [
            parked('package-1', new CarrierUnreachable('sandbox', 'no answer')),
            parked('package-2', new CarrierRefused('sandbox', 'too heavy')),
            parked('package-4', new AddressIncomplete('an organisation')),
          ]
        : [],
  });

  it('is missing because the carrier does not answer', async () => {
    expect(await labels.of('1')).toBe('transport-provider-unreachable');
  });
  it('is not the carrier’s silence where the carrier said no, or was not asked yet', async () => {
    expect(await labels.of('2')).toBeUndefined();
    expect(await labels.of('3')).toBeUndefined();
  });
  it('is missing because somebody must complete an address', async () => {
    expect(await labels.of('4')).toBe('label-address-incomplete');
  });
});
