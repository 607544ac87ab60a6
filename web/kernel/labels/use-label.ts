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

type Asked = {
  readonly id: string;
  readonly token?: string | undefined;
  /** Undefined until it is known. */
  readonly expected: boolean | undefined;
  /** The server has said so already: on a page that is opened again nobody waits. */
  readonly isReady: boolean | undefined;
};

/** Follows one label while the page is open; leaving only stops the polling. */
export function useLabel({ id, token, expected, isReady = false }: Asked): LabelState {
  const dispatch = useDispatch();
  const polled = useSelector((state: WithLabels) => selectLabels(state)[id]);
  const label = isReady ? 'ready' : polled;
  const settled = label === 'ready' || label === 'not-expected';
  useEffect(() => {
    if (settled || expected === undefined) return;
    dispatch(expected ? labelAwaited({ id, token }) : labelAnswered({ id, label: 'not-expected' }));
    return () => void dispatch(labelLeft({ id }));
  }, [dispatch, id, token, expected, settled]);
  return label ?? 'waiting';
}
