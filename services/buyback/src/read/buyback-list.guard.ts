import type { ListQuery } from '@reprise/contracts/kernel';
import { asksOnly, mustHold } from '@reprise/kernel/http';
import type { Session } from '@reprise/kernel/ports';

/** What waits to be handed over has lists of its own, each with its readers. @throws Refusal `forbidden` */
export function mayList(list: ListQuery, session: Session): void {
  if (!asksOnly(list, 'status', ['bb_awaiting_store_drop'])) return;
  const predeclared = asksOnly(list, 'circuit', ['web_drop']);
  mustHold(session, {
    access: predeclared ? 'buyback.predeclared-list' : 'buyback.awaiting-store-drop-list',
  });
}
