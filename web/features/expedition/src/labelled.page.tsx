import { downloadShippingLabel } from '@reprise/contracts/buyback';
import { findItems, type ItemRow } from '@reprise/contracts/item';
import { sendWithLabel } from '@reprise/contracts/package';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFile } from '../../../kernel/files';
import { useProblemText } from '../../../kernel/i18n';
import { itemSearchOf, useLoneKey, useScanner } from '../../../kernel/scanner';
import { useRecord, useSubmission } from '../../../kernel/store';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import { Page } from '../../../ui/page/page';
import { ButtonKey } from '../../../ui/key-cap';
import { CodeForm } from '../../../ui/scan/code-form';
import { StatusTag } from '../../../ui/status-tag';
import { TextSkeleton } from '../../../ui/skeletons';
import styles from './expedition.module.css';
import { type BuybackCodeFault, readBuybackCode } from './buyback-code.rules';
import { labelObstacle } from './label-obstacle.rules';
import { ProductLine } from '../../../ui/product-line';

/** Items sent individually, each with its own label: scan, print, hand over, next. */
export default function LabelledPage() {
  const { t } = useTranslation('expedition');
  const [scan, setScan] = useState<{ code: string; nth: number }>();
  const [fault, setFault] = useState<{ code: string; fault: BuybackCodeFault }>();
  const [sent, setSent] = useState<readonly string[]>([]);
  const read = (text: string): void => {
    const { code, fault: wrong } = readBuybackCode(text);
    setFault(wrong && { code, fault: wrong });
    if (!wrong) setScan({ code, nth: (scan?.nth ?? 0) + 1 });
  };
  useScanner(read);
  const leave = (code: string): void => {
    setSent((before) => [code, ...before]);
    setScan(undefined);
  };
  return (
    <Page
      title={t('labelled.title')}
      context={t('labelled.context')}
      crumbs={[{ label: t('title'), to: '/expedition' }, { label: t('labelled.title') }]}
    >
      <CodeForm
        label={t('code.label')}
        help={t('code.help')}
        submit={t('action.find')}
        onCode={read}
        autoFocus
      />
      {fault && (
        <Notice family="red" title={<span className="code">{fault.code}</span>}>
          {t(`fault.${fault.fault}`)}
        </Notice>
      )}
      <div className={styles['columns']}>
        {scan ? <Found key={scan.nth} code={scan.code} onSent={leave} /> : <Waiting />}
        <Sent codes={sent} />
      </div>
    </Page>
  );
}

function Waiting() {
  const { t } = useTranslation('expedition');
  return (
    <section className={`${styles['card']} ${styles['waiting']}`}>
      <Icon name="scan" size={40} />
      <p>{t('labelled.waiting')}</p>
    </section>
  );
}

type FoundProps = { code: string; onSent: (code: string) => void };

function Found({ code, onSent }: FoundProps) {
  const { t } = useTranslation('problems');
  const problemText = useProblemText();
  const { value, status, problem } = useRecord(findItems, { query: itemSearchOf(code) });
  const [item] = value?.items ?? [];
  if (problem) {
    return (
      <Notice family="red" title={<span className="code">{code}</span>}>
        {problemText(problem)}
      </Notice>
    );
  }
  if (!item || status === 'loading') return <TextSkeleton lines={3} />;
  const obstacle = labelObstacle(item);
  if (obstacle) {
    return (
      <Notice family="red" title={<span className="code">{item.identificationNumber}</span>}>
        {t(obstacle)}
      </Notice>
    );
  }
  return <Labelled item={item} onSent={onSent} />;
}

function Labelled({ item, onSent }: { item: ItemRow; onSent: (code: string) => void }) {
  const { t } = useTranslation('expedition');
  const problemText = useProblemText();
  const file = useFile();
  const { submit, status, problem } = useSubmission();
  const code = item.identificationNumber;
  const handOver = (): void => submit(sendWithLabel, { body: { code } });
  const print = (): void => file.print(downloadShippingLabel, { params: { id: item.id } });
  useEffect(() => {
    if (status === 'accepted') onSent(code);
  }, [code, onSent, status]);
  const leaves = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (file.status === 'done') leaves.current?.focus();
  }, [file.status]);
  useLoneKey((key) => {
    if (key.toLowerCase() === 'p') print();
  });
  return (
    <section className={styles['card']} data-testid="labelled-item">
      <h2 className={styles['question']}>
        <ProductLine product={item} size={48} />
      </h2>
      <p className={styles['line']}>
        <span className="code">{code}</span> <StatusTag status={item.status} />
      </p>
      {file.problem && <Notice family="red">{problemText(file.problem)}</Notice>}
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      <ol className={styles['steps']}>
        <li>
          <Button
            type="primary"
            size="large"
            autoFocus
            icon={<Icon name="print" size={16} />}
            loading={file.status === 'fetching'}
            onClick={print}
          >
            {t('action.print-label')} <ButtonKey>P</ButtonKey>
          </Button>
          <span className={styles['soft']}>{t('labelled.stick')}</span>
        </li>
        <li>
          <Button
            ref={leaves}
            size="large"
            icon={<Icon name="truck" size={16} />}
            loading={status === 'sending'}
            onClick={handOver}
          >
            {t('action.hand-over')}
          </Button>
          <span className={styles['soft']}>{t('labelled.hand-over')}</span>
        </li>
      </ol>
    </section>
  );
}

function Sent({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('expedition');
  return (
    <section className={styles['card']} aria-labelledby="sent-title" data-testid="sent">
      <h2 id="sent-title" className={styles['card-title']}>
        {t('labelled.sent', { count: codes.length })}
      </h2>
      {codes.length === 0 && <p className={styles['soft']}>{t('labelled.none-sent')}</p>}
      <ol className={styles['codes']} aria-live="polite">
        {codes.map((code) => (
          <li key={code}>
            <span className={styles['good']}>
              <Icon name="check-circle" size={16} />
            </span>
            <span className="code">{code}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
