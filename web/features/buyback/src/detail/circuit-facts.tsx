import { type BuybackRow, readAdditionalInfos } from '@reprise/contracts/buyback';
import { readIn, type ReplyOf } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../../kernel/store';
import { Notice } from '../../../../ui/notice';
import styles from '../buyback.module.css';
import { Fact, Facts, Panel } from '../../../../ui/file/facts';

/** What the rule of the circuit says of this buyback; nothing where it says nothing. */
export function CircuitFacts({ row: { id } }: { row: BuybackRow }) {
  const { t, i18n } = useTranslation('buyback');
  const { value } = useRecord(readAdditionalInfos, { params: { id }, query: {} });
  const values = Object.entries(value?.customValues ?? {});
  const told = readIn<Partial<ReplyOf<typeof readAdditionalInfos>>>(value ?? {}, i18n.language);
  const { highlightedInstruction, terms, trackingSheetExpected } = told;
  if (!highlightedInstruction && !terms && !trackingSheetExpected && values.length === 0) return null;
  return (
    <Panel title={t('panel.circuit')} testId="circuit-panel">
      {highlightedInstruction && <Notice family="amber">{highlightedInstruction}</Notice>}
      {trackingSheetExpected && <p>{t('circuit.sheet-expected')}</p>}
      {values.length > 0 && (
        <Facts>
          {values.map(([name, text]) => (
            <Fact key={name} term={name}>
              {text}
            </Fact>
          ))}
        </Facts>
      )}
      {terms && (
        <details>
          <summary>{t('circuit.terms')}</summary>
          <p className={styles['long']}>{terms}</p>
        </details>
      )}
    </Panel>
  );
}
