import { idOf, policy, toBuyback } from './policy-language';

export const undoProcessingWhenRegistrationUndone = policy(
  'undo-processing-when-registration-undone',
  ['ItemRegistrationUndone'],
  (event) => {
    const backTo = event.data.backTo === 'item_in_transit' ? 'bb_in_transit' : 'bb_awaiting_inventory';
    return [toBuyback(idOf(event), { type: 'UndoProcessing', data: { backTo } })];
  },
);
