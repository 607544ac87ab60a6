import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { type CartState, selectCart, type WithCart } from './cart.slice';
import { lineRead } from './line-texts';

/** The cart in the reader's language, which may be another than that in which its lines were added. */
export function useCart(): CartState {
  const cart = useSelector((state: WithCart) => selectCart(state));
  const { language } = useTranslation().i18n;
  return useMemo(
    () => ({ ...cart, lines: cart.lines.map((line) => lineRead(line, language)) }),
    [cart, language],
  );
}
