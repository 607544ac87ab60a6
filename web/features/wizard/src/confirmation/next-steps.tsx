import { readAdditionalInfos, readInstructions } from '@reprise/contracts/buyback';
import { readIn } from '@reprise/contracts/kernel';
import { circuitRule } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../../kernel/store';
import { Notice } from '../../../../ui/notice';
import { FileLink } from '../../../../ui/public/button';
import styles from './confirmation.module.css';
import { sheetHref } from './confirmation.paths';
import type { Declared } from './declared.types';

/** "What happens next", in the client's order; the payment comes last. */
export function NextSteps({ buyback: { id, token, circuit } }: { buyback: Declared }) {
  const { t, i18n } = useTranslation('wizard');
  const call = { params: { id }, query: { token } };
  const instructions = useRecord(readInstructions, call).value?.instructions;
  const told = useRecord(readAdditionalInfos, call).value;
  const infos = told && readIn(told, i18n.language);
  const paid = (days: number | undefined): string => {
    if (days === undefined) return t('confirmation.step-paid');
    return days === 0
      ? t('confirmation.step-paid-at-once')
      : t('confirmation.step-paid-days', { count: days });
  };
  const steps = instructions?.toSorted((a, b) => a.sequence - b.sequence);
  return (
    <>
      <h3 className={styles['subtitle']}>{t('confirmation.next')}</h3>
      {infos?.highlightedInstruction && <Notice family="amber">{infos.highlightedInstruction}</Notice>}
      <ol className={styles['steps']}>
        {/* Without instructions of the client’s own, the way of handing over says what to do. */}
        {steps?.length === 0 && <li>{t(`confirmation.step-hand-over.${circuitRule(circuit).deposit}`)}</li>}
        {steps?.map(({ sequence, label }) => (
          <li key={sequence}>{label}</li>
        ))}
        {infos?.trackingSheetExpected && (
          <li>
            {t('confirmation.step-sheet')}{' '}
            <FileLink href={sheetHref({ id, token })}>{t('docs.sheet')}</FileLink>
          </li>
        )}
        <li>{t('confirmation.step-control')}</li>
        <li>{paid(infos?.paymentDelayDays)}</li>
      </ol>
    </>
  );
}
