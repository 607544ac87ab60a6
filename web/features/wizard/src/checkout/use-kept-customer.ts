import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { customerChanged } from '../../../../kernel/cart';
import { changedNames, type FormValues, type ZodForm } from '../../../../kernel/forms';

type Form = Pick<ZodForm, 'values' | 'set'>;

/** What is typed is stored at once, so that a closed tab loses nothing; what is typed in another tab is taken over. */
export function useKeptCustomer({ values, set }: Form, kept: FormValues): void {
  const dispatch = useDispatch();
  const told = useRef(kept);
  useEffect(() => {
    const heard = changedNames(kept, told.current).filter((name) => name in values);
    told.current = { ...told.current, ...kept };
    for (const name of heard) set(name, kept[name]);
    // Only what is kept anew is heard; what is typed is told below.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [kept]);
  useEffect(() => {
    const names = changedNames(values, told.current);
    told.current = values;
    if (names.length > 0)
      dispatch(customerChanged(Object.fromEntries(names.map((name) => [name, values[name]]))));
  }, [dispatch, values]);
}
