import { streamName, type SubscriptionStore } from '@reprise/kernel';
import type { LabelTroubles } from '@reprise/kernel/ports';
import { saysUnreachable } from './carrier.port';

/** What waits parked where labels are asked for tells who did not answer. */
export class ParkedLabels implements LabelTroubles {
  constructor(private readonly subscriptions: Pick<SubscriptionStore, 'parkedKeys'>) {}

  async carrierUnreachable(packageId: string): Promise<boolean> {
    const key = streamName('package', packageId);
    const parked = await this.subscriptions.parkedKeys('issue-label');
    return parked.some((each) => each.key === key && saysUnreachable(each.error));
  }
}
