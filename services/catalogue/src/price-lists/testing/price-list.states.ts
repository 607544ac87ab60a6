import type { PriceListCommand } from '@reprise/contracts/price-lists';

const at = '2026-02-02T06:00:00.000Z';
const now = '2026-02-01T09:00:00.000Z';

const draft = (name = 'Spring'): PriceListCommand => ({
  type: 'DraftPriceList',
  data: { name, draftedBy: 'u-1' },
});
const schedule = (when = at, lines = 2): PriceListCommand => ({
  type: 'SchedulePriceList',
  data: { at: when, lines, now },
});
const publish = (lines = 2): PriceListCommand => ({ type: 'PublishPriceList', data: { lines } });
const due = (when = at): PriceListCommand => ({
  type: 'PublishScheduledPriceList',
  data: { at: when },
});
const published: PriceListCommand = { type: 'ConfirmPublication', data: { changed: 2 } };
const rollBack = (decision: 'refuse' | 'take' = 'refuse'): PriceListCommand => ({
  type: 'RollBackPriceList',
  data: { decision },
});
const refused: PriceListCommand = { type: 'RefuseRollBack', data: { changedMeanwhile: 1 } };
const rolledBack: PriceListCommand = { type: 'ConfirmRollBack', data: { restored: 2 } };
const unschedule: PriceListCommand = { type: 'UnschedulePriceList', data: {} };
const cancel: PriceListCommand = { type: 'CancelPriceList', data: {} };

export const priceListStates: Readonly<Record<string, readonly PriceListCommand[]>> = {
  none: [],
  draft: [draft()],
  scheduled: [draft(), schedule()],
  publishing: [draft(), publish()],
  published: [draft(), publish(), published],
  rolling_back: [draft(), publish(), published, rollBack()],
  rolled_back: [draft(), publish(), published, rollBack(), rolledBack],
  cancelled: [draft(), cancel],
};

export const everyPriceListCommand: Readonly<Record<string, PriceListCommand>> = {
  'DraftPriceList again': draft(),
  'DraftPriceList of another name': draft('Autumn'),
  SchedulePriceList: schedule(),
  'SchedulePriceList at a time that has passed': schedule('2026-01-01T06:00:00.000Z'),
  'SchedulePriceList without lines': schedule('2026-02-03T06:00:00.000Z', 0),
  UnschedulePriceList: unschedule,
  PublishPriceList: publish(),
  'PublishPriceList without lines': publish(0),
  PublishScheduledPriceList: due(),
  'PublishScheduledPriceList of an earlier schedule': due('2026-02-01T06:00:00.000Z'),
  ConfirmPublication: published,
  RollBackPriceList: rollBack(),
  'RollBackPriceList, whatever was changed meanwhile': rollBack('take'),
  RefuseRollBack: refused,
  ConfirmRollBack: rolledBack,
  CancelPriceList: cancel,
};
