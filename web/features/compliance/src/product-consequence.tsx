import { type ItemRow, previewControl, readItemQuestions } from '@reprise/contracts/item';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../kernel/i18n';
import { useRecord, useSubmission } from '../../../kernel/store';
import { Money } from '../../../ui/money';
import { Notice } from '../../../ui/notice';
import { TextSkeleton } from '../../../ui/skeletons';
import styles from './compliance.module.css';
import { answersToPrice } from './compliance.types';

export type Product = { id: string; label: string };
type Props = { item: ItemRow; product: Product; onTake: () => void; onKeep: () => void };

/** What another product means for the price, before it is taken. What chose it is gone: whoever did reads on here. */
export function ProductConsequence(props: Props) {
  const { t } = useTranslation('compliance');
  return (
    <section
      tabIndex={-1}
      data-focus-first
      className={styles['other']}
      aria-label={t('product.consequence')}
      data-testid="consequence"
    >
      <Consequence {...props} />
    </section>
  );
}

/** The questions about the product, how many of them are asked again, and its price once none is. */
function usePriced(item: ItemRow, product: Product) {
  const params = { id: item.id };
  const questions = useRecord(readItemQuestions, { params, query: { productId: product.id } });
  const { submit, reply, problem: unpriced } = useSubmission<typeof previewControl>();
  const asked = questions.value;
  const answers = asked ? answersToPrice(asked, { answers: {} }) : [];
  const again = asked ? asked.questions.length - answers.length : 0;
  const priced = asked !== undefined && again === 0;
  useEffect(() => {
    if (!asked || !priced) return;
    const body = {
      answers: answersToPrice(asked, { answers: {} }),
      specification: { productId: product.id },
    };
    submit(previewControl, { params: { id: item.id }, body });
  }, [asked, item.id, priced, product.id, submit]);
  return {
    asked: priced && !reply ? undefined : asked,
    again,
    reply,
    problem: questions.problem ?? unpriced,
  };
}

function Consequence({ item, product, onTake, onKeep }: Props) {
  const { t } = useTranslation('compliance');
  const problemText = useProblemText();
  const { asked, again, reply, problem } = usePriced(item, product);
  const keep = <Button onClick={onKeep}>{t('product.keep')}</Button>;
  if (problem) return <Notice family="red" title={problemText(problem)} action={keep} />;
  if (!asked) return <TextSkeleton lines={3} />;
  const money = (amount: number) => <Money value={{ amount, currency: asked.currency }} />;
  return (
    <>
      <h3 className={styles['legend']}>{t('product.is-it', { product: product.label })}</h3>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('price.declared')}</dt>
          <dd>{money(asked.declaredPrice)}</dd>
        </div>
        {reply && (
          <div>
            <dt>{t('product.price-as-declared')}</dt>
            <dd>{money(reply.controlledPrice)}</dd>
          </div>
        )}
      </dl>
      <p>
        {reply
          ? t(`outcome-next.${reply.outcome}`, { defaultValue: '' })
          : t('product.asked-again', { count: again })}
      </p>
      <div className={styles['acts']}>
        <Button type="primary" autoFocus onClick={onTake}>
          {t('product.take')}
        </Button>
        {keep}
      </div>
    </>
  );
}
