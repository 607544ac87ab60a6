import type { BuybackRow } from '@reprise/contracts/buyback';
import { money } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../../ui/money';
import { Receipt } from '../../../../ui/public/receipt';
import { StatusTag } from '../../../../ui/status-tag';
import { Fact, Facts, Panel } from '../../../../ui/file/facts';
import { receiptOf } from './receipt.rules';

/** The payment: how, how much, its status, and the lines that make up the price. */
export function PaymentPanel({ row }: { row: BuybackRow }) {
  const { t } = useTranslation(['buyback', 'enums']);
  const { payment, currency, prices } = row;
  const total = row.priceLines.reduce((sum, { value }) => sum + value, 0);
  return (
    <Panel title={t('panel.payment')} aside={<StatusTag status={payment.status} />} testId="payment-panel">
      <Facts>
        <Fact term={t('payment.mode')}>{payment.label}</Fact>
        <Fact term={t('payment.provider')}>{t(`enums:payment-provider.${payment.provider}`)}</Fact>
        {payment.numberEnding && (
          <Fact term={t('payment.number')}>
            <span className="code">•••• {payment.numberEnding}</span>
          </Fact>
        )}
        {prices.predeclared !== undefined && prices.predeclared !== prices.declared && (
          <Fact term={t('payment.predeclared')}>
            <Money value={money(prices.predeclared, currency)} />
          </Fact>
        )}
        {prices.controlled !== undefined && (
          <Fact term={t('payment.controlled')}>
            <Money value={money(prices.controlled, currency)} />
          </Fact>
        )}
      </Facts>
      <Receipt
        bare
        caption={t('payment.lines')}
        lines={receiptOf(row)}
        total={total}
        totalLabel={t('payment.total')}
        currency={currency}
      />
    </Panel>
  );
}
