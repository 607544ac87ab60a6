import { readBuyback } from '@reprise/contracts/buyback';
import { productOwner, type ProductOwner } from '@reprise/contracts/rules';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../kernel/store';
import { Notice } from '../../../ui/notice';
import { StatusTag } from '../../../ui/status-tag';
import styles from './quarantine.module.css';
import type { Question } from './use-item-acts';

/** What only an item of an unpaid customer is for. */
const givesBack = (act: Question['act']): boolean => act === 'return' || act === 'hand-back';

/** Whose the item is, for the acts that depend on it (ADR 60); undefined until its buyback is read. */
export function useOwner({ act, item }: Question) {
  const asks = act === 'reintegrate' || givesBack(act);
  const { value } = useRecord(readBuyback, asks ? { params: { id: item.id } } : undefined);
  return value && { owner: productOwner(value), payment: value.payment.status };
}

type Props = {
  act: Question['act'];
  known: ReturnType<typeof useOwner>;
  settled: boolean;
  settle: (settled: boolean) => void;
};

/** Says whether the customer was paid; who stocks the item of an unpaid one says that it was settled otherwise. */
export function CustomerQuestion({ act, known, settled, settle }: Props) {
  const { t } = useTranslation('quarantine');
  if (!known || !speaks(act, known.owner)) return null;
  return (
    <>
      <Notice family="amber" title={t(`owner.${known.owner}`)}>
        <span className={styles['line']}>
          {t('owner.payment')} <StatusTag status={known.payment} />
        </span>
        <p>{t(`owner.next-${known.owner}`)}</p>
      </Notice>
      {act === 'reintegrate' && (
        <Checkbox checked={settled} onChange={(event) => settle(event.target.checked)}>
          {t('owner.settled')}
        </Checkbox>
      )}
    </>
  );
}

/** Only where the answer is not the expected one. */
const speaks = (act: Question['act'], owner: ProductOwner): boolean =>
  act === 'reintegrate' ? owner !== 'account' : givesBack(act) && owner !== 'customer';

/** Whether the act may be confirmed: what the server would refuse is not offered. */
export function mayConfirm(
  act: Question['act'],
  known: ReturnType<typeof useOwner>,
  settled: boolean,
): boolean {
  if (act !== 'reintegrate' && !givesBack(act)) return true;
  if (!known) return false;
  return !speaks(act, known.owner) || (act === 'reintegrate' && settled);
}
