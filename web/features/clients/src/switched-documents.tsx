import { circuitResource, paymentModes } from '@reprise/contracts/configuration';
import { Switch } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../kernel/i18n/problem-text';
import { useList, useSubmission } from '../../../kernel/store';
import { ErrorState } from '../../../ui/error-state';
import { Notice } from '../../../ui/notice';
import { Page } from '../../../ui/page/page';
import type { PageHeaderProps } from '../../../ui/page/page-header';
import { TextSkeleton } from '../../../ui/skeletons';
import styles from './clients.module.css';

const kinds = { circuits: circuitResource.endpoints, 'payment-modes': paymentModes.endpoints } as const;
type What = keyof typeof kinds;
type Props = PageHeaderProps & { id: string; what: What; above: ReactNode };
type Switched = { id: string; name: string; active: boolean; revision: number };

/** Those of another account are found by naming it. */
function useSwitched(what: What, accountId: string) {
  const { t } = useTranslation('enums');
  const query = { accountId, pagination: false };
  const circuits = useList(kinds.circuits.list, what === 'circuits' ? { query } : undefined);
  const modes = useList(kinds['payment-modes'].list, what === 'circuits' ? undefined : { query });
  const list = what === 'circuits' ? circuits : modes;
  const rows: readonly Switched[] =
    what === 'circuits'
      ? circuits.items.map((row) => ({ ...row, name: t(`circuit.${row.name}`) }))
      : modes.items.map((row) => ({ ...row, name: row.label }));
  return { rows, status: list.status, problem: list.problem, refresh: list.refresh };
}

/** The circuits or the payment modes of a client, each on or off. */
export function SwitchedDocuments({ id, what, above, ...header }: Props) {
  const { t } = useTranslation('clients');
  const problemText = useProblemText();
  const { rows, status, problem, refresh } = useSwitched(what, id);
  const change = useSubmission();
  const [touched, setTouched] = useState<string>();
  const flip = (row: Switched, active: boolean): void => {
    setTouched(row.id);
    const call = { params: { id: row.id }, body: { active } };
    change.submit(kinds[what].update, call, { ifMatch: `"${row.revision}"` });
  };
  const waiting = status === 'loading' && rows.length === 0;
  return (
    <Page {...header}>
      {above}
      {change.problem && <Notice family="red">{problemText(change.problem)}</Notice>}
      {problem && <ErrorState problem={problem} onRetry={refresh} />}
      {waiting && <TextSkeleton lines={6} />}
      <ul className={styles['switches']}>
        {rows.map((row) => (
          <li key={row.id} className={styles['switch']}>
            <span id={`name-${row.id}`}>{row.name}</span>
            <Switch
              aria-labelledby={`name-${row.id}`}
              checked={row.active}
              loading={change.status === 'sending' && touched === row.id}
              onChange={(active) => flip(row, active)}
            />
          </li>
        ))}
      </ul>
      <p className={styles['soft']}>{t(`section-help.${what}`)}</p>
    </Page>
  );
}
