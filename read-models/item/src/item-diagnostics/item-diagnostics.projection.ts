import type { BuybackEvent } from '@reprise/contracts/buyback';
import type { ItemEvent } from '@reprise/contracts/item';
import { knownRow, projection, type Changes } from '@reprise/read-kernel';
import {
  complianceTest,
  declaration,
  storeCheck,
  withImei,
  type DiagnosticEntry,
  type ItemDiagnosticsRow,
} from './item-diagnostics.row';

type Heard = BuybackEvent | ItemEvent;

const added = (
  row: ItemDiagnosticsRow,
  next: (before: DiagnosticEntry) => DiagnosticEntry,
): ItemDiagnosticsRow | undefined => {
  const before = row.entries.findLast(({ type }) => type !== 'compliance_test');
  return before && { ...row, entries: [...row.entries, next(before)] };
};

const changes: Changes<ItemDiagnosticsRow, Heard> = {
  BuybackRediagnosed: (row, event) => added(row, (before) => storeCheck(before, event, row.placeId)),
  BuybackFinalised: (row, event) => ({
    ...row,
    placeId: event.data.storeId,
    entries: withImei(row.entries, event),
  }),
  ItemHandedOver: (row, { data }) => ({ ...row, placeId: data.storeId }),
  OpeningPhotographed: (row, { data: { photo }, time, actor }) => ({
    ...row,
    opening: [...(row.opening ?? []), { photo, at: time, by: actor.userId }],
  }),
  ItemControlled: (row, event) => added(row, (before) => complianceTest(before, event)),
};

/** "What was found in each item, at each test, by whom and where?" */
export const itemDiagnostics = projection<ItemDiagnosticsRow, Heard>({
  name: 'item_diagnostics_v1',
  collection: { indexes: [] },
  handlers: {
    BuybackDeclared: (_row, event) => {
      const entry = declaration(event);
      const { forcedInvalidImei = false } = event.data;
      return { placeId: entry.placeId, forcedInvalidImei, entries: [entry] };
    },
    ...knownRow<ItemDiagnosticsRow, Heard>(changes),
  },
});
