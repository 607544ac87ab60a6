import { permissionsOfSession } from '../../kernel/session';
import { useAppSelector, useMay } from '../../kernel/store';
import type { BulkAct } from './bulk-act';

const none: readonly BulkAct[] = [];

/** The acts that the person may do at all. */
export function usePossibleActs(acts: readonly BulkAct[] = none): readonly BulkAct[] {
  const may = useMay();
  const held = useAppSelector((s) => permissionsOfSession(s.session));
  return acts.filter(({ call, permission }) => may(call) && (!permission || held.includes(permission)));
}
