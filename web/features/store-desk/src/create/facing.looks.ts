import type { TFunction } from 'i18next';
import type { PageAction } from '../../../../ui/page/page-actions';

/** "Turn to customer" mode: the seller's notes leave the screen, the offer stays. */
export const facingAction = (
  t: TFunction<'store-desk'>,
  facing: boolean,
  onTurn: (facing: boolean) => void,
): PageAction => ({
  key: 'facing',
  label: t(facing ? 'facing.back' : 'facing.turn'),
  icon: 'eye',
  onPress: () => onTurn(!facing),
});
