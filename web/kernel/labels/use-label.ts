import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  labelAnswered,
  labelAwaited,
  labelLeft,
  type LabelState,
  selectLabels,
  type WithLabels,
} from './labels.slice';

/** `expected` is undefined until it is known. */
type Asked = { id: string; token?: string | undefined; expected: boolean | undefined };

/** Follows one label while the page is open; leaving only stops the polling. */
export function useLabel({ id, token, expected }: Asked): LabelState {
  const dispatch = useDispatch();
  const label = useSelector((state: WithLabels) => selectLabels(state)[id]);
  const settled = label === 'ready' || label === 'not-expected';
  useEffect(() => {
    if (settled || expected === undefined) return;
    dispatch(expected ? labelAwaited({ id, token }) : labelAnswered({ id, label: 'not-expected' }));
    return () => void dispatch(labelLeft({ id }));
  }, [dispatch, id, token, expected, settled]);
  return label ?? 'waiting';
}
