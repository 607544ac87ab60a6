import type { ItemQuestions, ItemRow } from '@reprise/contracts/item';
import { imeiAnomaly, type ImeiAnomaly } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice';
import type { Draft } from './compliance.types';

/** Of the number that the test will keep: as corrected, or else as declared. */
export function anomalyOf(item: ItemRow, diagnostic: ItemQuestions, draft: Draft): ImeiAnomaly | undefined {
  const { collectsImei, tacCodes, forcedInvalidImei } = diagnostic;
  const corrected = draft.found.imei?.trim();
  const forced = forcedInvalidImei && !corrected;
  return imeiAnomaly({ imei: corrected || item.imei, forced, collectsImei, tacCodes });
}

/** What is odd about the IMEI; whoever tests has seen it before he goes on. */
export function ImeiNotice({ anomaly, forced }: { anomaly: ImeiAnomaly; forced: boolean }) {
  const { t } = useTranslation('compliance');
  return (
    <Notice family="amber" title={t(`imei.${anomaly}`)}>
      {forced && anomaly !== 'forced' ? t('imei.was-forced') : ''} {t('imei.next')}
    </Notice>
  );
}
