import { explainPrice, type ExplainedPrice } from '@reprise/contracts/buyback';
import { money, type Currency } from '@reprise/contracts/kernel';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../../kernel/store';
import { Can } from '../../../../ui/can';
import { DateTime } from '../../../../ui/date-time';
import { ErrorState } from '../../../../ui/error-state';
import { Money } from '../../../../ui/money';
import { Notice } from '../../../../ui/notice';
import { PriceSteps } from '../../../../ui/price-steps';
import { TextSkeleton } from '../../../../ui/skeletons';
import styles from '../buyback.module.css';
import { Fact, Facts, Panel } from '../../../../ui/file/facts';

/** Why this price: asked for by a press, and only by who may know the rules. */
export function ExplainPanel({ id }: { id: string }) {
  const { t } = useTranslation('buyback');
  const [open, setOpen] = useState(false);
  return (
    <Can permission="buyback.explain-price">
      <Panel title={t('explain.title')} testId="explain-panel">
        {open ? <Explanation id={id} /> : <Button onClick={() => setOpen(true)}>{t('explain.open')}</Button>}
      </Panel>
    </Can>
  );
}

function Explanation({ id }: { id: string }) {
  const { t } = useTranslation('buyback');
  const { value, problem, refresh } = useRecord(explainPrice, { params: { id } });
  if (problem?.code === 'not-found') return <p className={styles['soft']}>{t('explain.retailers')}</p>;
  if (problem) return <ErrorState problem={problem} onRetry={refresh} />;
  if (!value) return <TextSkeleton />;
  const { currency, prices, validated } = value;
  return (
    <div className={styles['main']}>
      {prices.map((price) => (
        <Stage key={price.stage} {...{ price, currency }} />
      ))}
      {validated !== undefined && (
        <Facts>
          <Fact term={t('explain.validated')}>
            <Money value={money(validated, currency)} />
          </Fact>
        </Facts>
      )}
    </div>
  );
}

function Stage({ price, currency }: { price: ExplainedPrice; currency: Currency }) {
  const { t } = useTranslation('buyback');
  const { stage, at, told, diagnosticId, steps, total } = price;
  return (
    <section aria-label={t(`explain.stage.${stage}`)}>
      <h3>
        {t(`explain.stage.${stage}`)} · <Money value={money(total, currency)} />
      </h3>
      <p className={styles['soft']}>
        <DateTime value={at} format="exact" /> · {t('explain.version', { version: diagnosticId.slice(0, 8) })}
      </p>
      {told === 'receipt' && <Notice family="amber">{t('explain.receipt')}</Notice>}
      <PriceSteps {...{ steps, currency }} />
    </section>
  );
}
