import { findCustomerBuybacks } from '@reprise/contracts/buyback';
import { Button } from 'antd';
import { type Ref, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../kernel/i18n';
import { useMayCall, useSubmission } from '../../kernel/store';
import { useLatest } from '../../kernel/store/use-latest';
import { Icon } from '../icon';
import type { ListSearch } from './list-spec';
import { valuesOf } from './use-list-search';
import styles from './list.module.css';

type Props = {
  text: string;
  search: ListSearch;
  /** For the key that presses it from the box. */
  button?: Ref<HTMLButtonElement>;
  onFound: (values: readonly string[]) => void;
};

/** Looks for a person when somebody asks for it: each look-up is written down, and who was looked for stays out of addresses. */
export function FindCustomer({ text, search, button, onFound }: Props) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const may = useMayCall(findCustomerBuybacks);
  const { submit, status, problem, reply, clear } = useSubmission<typeof findCustomerBuybacks>();
  useEffect(() => clear(), [clear, text]);
  const latest = useLatest({ search, onFound });
  useEffect(() => {
    if (reply && reply.found.length > 0) latest.current.onFound(valuesOf(latest.current.search, reply.found));
  }, [reply, latest]);
  if (!may) return null;
  const nobody = reply?.found.length === 0 ? t('search.no-customer', { text }) : undefined;
  const said = problem ? problemText(problem) : nobody;
  return (
    <div className={styles['person']}>
      <Button
        {...(button && { ref: button })}
        icon={<Icon name="user" size={16} />}
        loading={status === 'sending'}
        onClick={() => submit(findCustomerBuybacks, { body: { text } })}
      >
        {t('search.customer', { text })}
      </Button>
      <span role="status">{said ?? t('list.look-up-recorded')}</span>
    </div>
  );
}
