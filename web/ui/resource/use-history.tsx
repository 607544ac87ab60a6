import { listAuditEntries } from '@reprise/contracts/audit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayCall } from '../../kernel/store';
import type { PageAction } from '../page/page-actions';
import type { Historied } from './historied';
import { HistoryDrawer } from './history-drawer';

/** The history of the document in a form: the action that opens it, and the drawer. */
export function useHistory(of: Historied | undefined, onRestored: (reply: unknown) => void) {
  const { t } = useTranslation();
  const may = useMayCall(listAuditEntries);
  const [open, setOpen] = useState(false);
  const action: PageAction = {
    ...{ key: 'history', label: t('resource.history'), icon: 'clock' },
    onPress: () => setOpen(true),
  };
  const drawer = open && of && <HistoryDrawer {...{ of, onRestored }} onClose={() => setOpen(false)} />;
  return { actions: may && of ? [action] : [], drawer };
}
