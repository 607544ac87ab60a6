import { streamName, type SubscriptionStore } from '@reprise/kernel';
import type { LabelTrouble, LabelTroubles } from '@reprise/kernel/ports';
import { saysAddressIncomplete } from './address-incomplete';
import { saysUnreachable } from './carrier.port';

/** What waits parked where labels are asked for tells who did not answer, or that an address lacks. */
export class ParkedLabels implements LabelTroubles {
  constructor(private readonly subscriptions: Pick<SubscriptionStore, 'parkedKeys'>) {}

  async of(packageId: string): Promise<LabelTrouble | undefined> {
    const key = streamName('package', packageId);
    const parked = await this.subscriptions.parkedKeys('issue-label');
    const { error = '' } = parked.find((each) => each.key === key) ?? {};
    if (saysUnreachable(error)) return 'transport-provider-unreachable';
    return saysAddressIncomplete(error) ? 'label-address-incomplete' : undefined;
  }
}
