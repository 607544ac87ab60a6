import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectLines, type WithCart } from '../../kernel/cart';
import type { moduleSwitchRequested, organisationSwitchRequested } from '../../kernel/session';
import { ConfirmDialog } from '../../ui/page/confirm-dialog';

type Switch = ReturnType<typeof moduleSwitchRequested> | ReturnType<typeof organisationSwitchRequested>;

/** Leaving a place empties its cart: who has something in it is asked first. */
export function useSwitch(): { go: (to: Switch) => void; question: ReactNode } {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  // Not every page of the dashboard has brought the cart along.
  const count = useSelector(
    (state: Partial<WithCart>) => (state.cart ? selectLines({ cart: state.cart }) : []).length,
  );
  const [asked, setAsked] = useState<Switch>();
  const go = (to: Switch): void => {
    if (count > 0) setAsked(to);
    else dispatch(to);
  };
  const confirm = (): void => {
    setAsked(undefined);
    if (asked) dispatch(asked);
  };
  const question = (
    <ConfirmDialog
      open={asked !== undefined}
      title={t('profile.empties-cart')}
      confirmLabel={t('profile.switch-and-empty')}
      cancelLabel={t('profile.keep-cart')}
      danger
      onConfirm={confirm}
      onCancel={() => setAsked(undefined)}
    >
      <p>{t('profile.empties-cart-sentence', { count })}</p>
    </ConfirmDialog>
  );
  return { go, question };
}
