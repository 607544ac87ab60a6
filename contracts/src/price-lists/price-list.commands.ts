import { z } from 'zod';
import { commands, isoTimeSchema, type CommandOf } from '../kernel';
import { changedMeanwhileSchema, priceListEvents } from './price-list.events';

const lines = z.int().nonnegative();

export const priceListCommands = commands('price_list', {
  DraftPriceList: priceListEvents.schemas.PriceListDrafted,
  SchedulePriceList: z.strictObject({ at: isoTimeSchema, lines, now: isoTimeSchema }),
  UnschedulePriceList: z.strictObject({}),
  PublishPriceList: z.strictObject({ lines }),
  /** Sent by the timer: one of an earlier schedule does nothing. */
  PublishScheduledPriceList: z.strictObject({ at: isoTimeSchema }),
  ConfirmPublication: priceListEvents.schemas.PriceListPublished,
  RollBackPriceList: z.strictObject({ decision: changedMeanwhileSchema }),
  RefuseRollBack: priceListEvents.schemas.RollBackRefused,
  ConfirmRollBack: priceListEvents.schemas.PriceListRolledBack,
  CancelPriceList: z.strictObject({}),
});
export type PriceListCommand = CommandOf<typeof priceListCommands>;
