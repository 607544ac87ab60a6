import { downloadReturnLabel, type ItemRow, type Loss, mayFind, mayLose } from '@reprise/contracts/item';
import { App } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useFile } from '../../../kernel/files';
import { permissionsOfSession } from '../../../kernel/session';
import { useAppSelector } from '../../../kernel/store';
import type { RowAction } from '../../../ui';
import type { IconName } from '../../../ui/icon-paths';
import { actPermissions, lossHere, obstacle } from './act.rules';
import { actRequested, type ItemAct, selectTrace } from './item-acts.slice';

/** Actions that ask for confirmation. */
const asking = ['release', 'reintegrate', 'return', 'hand-back', 'lost', 'hand-over'] as const;
const asksFirst = (act: ItemAct): act is Question['act'] => asking.some((each) => each === act);
export type Question = { act: (typeof asking)[number]; item: ItemRow; where?: Loss };
const icons: Record<ItemAct | 'label', IconName> = {
  release: 'layers',
  mail: 'mail',
  'return-transport': 'return',
  label: 'download',
  'hand-over': 'truck',
  found: 'check',
  reintegrate: 'layers',
  return: 'return',
  'hand-back': 'store',
  lost: 'lost',
};

/** A toast for each action that completes while the screen is open; its lasting trace is above the list. */
function useToasts(): void {
  const { t } = useTranslation('quarantine');
  const { message } = App.useApp();
  const [latest] = useSelector(selectTrace);
  const told = useRef(latest?.id);
  useEffect(() => {
    if (!latest || told.current === latest.id) return;
    told.current = latest.id;
    const done = latest.outcome === 'done';
    const content = t(`${latest.outcome}.${latest.act}`, { code: latest.code });
    // One, also where a list and the quick search both listen.
    void message.open({ key: latest.id, type: done ? 'success' : 'error', content });
  }, [latest, message, t]);
}

/** The row actions of item lists, by permission and state, with the question that each may ask first. */
export function useItemActs(acts: readonly (ItemAct | 'label')[]) {
  const { t } = useTranslation('quarantine');
  const dispatch = useDispatch();
  const held = useAppSelector((s) => permissionsOfSession(s.session));
  const file = useFile();
  const [question, setQuestion] = useState<Question>();
  useToasts();

  function press(act: ItemAct | 'label', item: ItemRow): void {
    if (act === 'label') {
      const name = `return-label-${item.identificationNumber}.pdf`;
      return file.save(downloadReturnLabel, { params: { id: item.id } }, name);
    }
    const where = lossHere(item);
    if (act === 'lost') return setQuestion(where && { act, item, where });
    if (asksFirst(act)) return setQuestion({ act, item });
    dispatch(actRequested({ act, itemId: item.id, code: item.identificationNumber, body: {} }));
  }
  function allowed(act: ItemAct | 'label', item: ItemRow): boolean {
    if (act === 'label') return held.includes('item.retrieve-return-label');
    if (act === 'found') return mayFind(item.status, held);
    if (act !== 'lost') return held.includes(actPermissions[act]);
    const where = lossHere(item);
    return where !== undefined && mayLose(where, held);
  }
  const rowActions = acts.map((act): RowAction<ItemRow> => ({
    key: act,
    label: t(`act.${act}`),
    icon: icons[act],
    danger: act === 'lost',
    shown: (item) => allowed(act, item),
    disabledReason: (item) => {
      const reason = obstacle(act, item);
      return reason && t(`reason.${reason}`);
    },
    onPress: (item) => press(act, item),
  }));
  return { rowActions, question, ask: setQuestion, file };
}
