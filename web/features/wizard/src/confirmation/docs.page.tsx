import { readIn } from '@reprise/contracts/kernel';
import { circuitRule } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '../../../../ui/notice';
import { ButtonLink, FileLink } from '../../../../ui/public/button';
import { Column } from '../../../../ui/public/column';
import { NotHere, useNamedBuybacks } from './confirmation.page';
import { useTrail } from '../../../../ui/public/use-trail';
import { Cancelled } from './cancelled';
import styles from './confirmation.module.css';
import { FollowStatus, isCancelled } from './follow-status';
import { LabelStatus } from './label-status';
import { sheetHref } from './confirmation.paths';

/** `/buyback-confirmation-docs`: what to print. */
export default function ConfirmationDocsPage() {
  const { t, i18n } = useTranslation('wizard');
  const [query] = useSearchParams();
  const buybacks = useNamedBuybacks();
  const confirmation = `/buyback-confirmation?ids=${query.get('ids') ?? ''}`;
  useTrail([{ label: t('confirmation.page'), to: confirmation }, { label: t('docs.crumb') }]);
  if (buybacks.length === 0) return <NotHere />;
  if (buybacks.every(isCancelled)) return <Cancelled buybacks={buybacks} />;
  const packed = buybacks.some(({ circuit }) => !circuitRule(circuit).handedOverInStore);
  return (
    <Column title={t('docs.title')} lead={t(packed ? 'docs.lead' : 'docs.lead-store')}>
      {buybacks.map((buyback) => (
        <article key={buyback.id} className={styles['card']}>
          <div>
            <h2 className={styles['subtitle']}>{readIn(buyback, i18n.language).productLabel}</h2>
            <p className={styles['soft']}>
              {t('confirmation.code')} <strong className="figures">{buyback.identificationNumber}</strong>
            </p>
          </div>
          <FollowStatus buyback={buyback} />
          {isCancelled(buyback) ? (
            <Notice family="grey">{t('confirmation.cancelled')}</Notice>
          ) : (
            <>
              <LabelStatus buyback={buyback} />
              <FileLink href={sheetHref(buyback)} wide>
                {t('docs.sheet')}
              </FileLink>
            </>
          )}
        </article>
      ))}
      <ButtonLink to={confirmation} icon="arrow-left">
        {t('docs.back')}
      </ButtonLink>
    </Column>
  );
}
