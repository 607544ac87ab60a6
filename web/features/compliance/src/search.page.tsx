import { findItems, type ItemRow } from '@reprise/contracts/item';
import { Button, Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useProblemText } from '../../../kernel/i18n';
import { type CodeFault, itemSearchOf, readCode, useLoneKey, useScanner } from '../../../kernel/scanner';
import { selectDetails } from '../../../kernel/session';
import { useAppSelector, useRecord } from '../../../kernel/store';
import { FormField } from '../../../ui/form/form-field';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import { Page } from '../../../ui/page/page';
import { WizardFrame } from '../../../ui/wizard/wizard-frame';
import { TextSkeleton } from '../../../ui/skeletons';
import { StatusTag } from '../../../ui/status-tag';
import styles from './compliance.module.css';
import { type Refusal, refusalOf } from './refusal.rules';
import { steps } from './control-steps.rules';
import { productName } from '../../../ui/product-name';

/** An address with an item skips the search. */
export default function SearchPage() {
  const { itemId } = useParams();
  return itemId ? <Navigate to={`/warehouse/check/${itemId}/specification`} replace /> : <Search />;
}

/** First step: the item at hand, by any code still visible on it. */
function Search() {
  const { t } = useTranslation('compliance');
  // A scan on the result of the previous item.
  const first = useSearchParams()[0].get('code');
  const begun = first === null ? undefined : readCode(first);
  const [code, setCode] = useState(begun?.ok ? begun.code : undefined);
  const [fault, setFault] = useState<CodeFault | undefined>(begun && !begun.ok ? begun.fault : undefined);
  const search = (text: string): void => {
    const read = readCode(text);
    setFault(read.ok ? undefined : read.fault);
    setCode(read.ok ? read.code : undefined);
  };
  useScanner(search);
  return (
    <Page title={t('title')} context={t('context')}>
      <WizardFrame at={1} of={steps.map((each) => t(`step.${each}`))} step="search">
        <div className={styles['search']}>
          <span className={styles['scan-sign']}>
            <Icon name="scan" size={56} />
          </span>
          <h2 className={styles['question']}>{t('search.title')}</h2>
          <p className={styles['soft']}>{t('search.sentence')}</p>
          <CodeForm onSearch={search} />
          {fault && <Notice family="red">{t(`fault.${fault}`)}</Notice>}
          {code && <Found code={code} />}
        </div>
      </WizardFrame>
    </Page>
  );
}

function CodeForm({ onSearch }: { onSearch: (text: string) => void }) {
  const { t } = useTranslation('compliance');
  const [text, setText] = useState('');
  const send = (event: React.FormEvent): void => {
    event.preventDefault();
    onSearch(text);
  };
  return (
    <form className={styles['code-form']} onSubmit={send} noValidate>
      <FormField label={t('search.label')} help={t('search.help')}>
        {(control) => (
          <Input
            {...control}
            size="large"
            className="code"
            autoComplete="off"
            maxLength={32}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </FormField>
      <Button size="large" type="primary" htmlType="submit">
        {t('search.submit')}
      </Button>
    </form>
  );
}

function Found({ code }: { code: string }) {
  const navigate = useNavigate();
  const problemText = useProblemText();
  const checkIn = useAppSelector(selectDetails)?.warehouseCheckinRequirement;
  const { value, status, problem } = useRecord(findItems, { query: itemSearchOf(code) });
  const items = value?.items ?? [];
  const [only] = items;
  const refused = only && items.length === 1 ? refusalOf(only.status, checkIn) : undefined;
  const ready = only !== undefined && items.length === 1 && !refused;
  useEffect(() => {
    if (ready && only) void navigate(`/warehouse/check/${only.id}/specification`);
  }, [navigate, only, ready]);
  if (problem) return <Notice family="red">{problemText(problem)}</Notice>;
  if (status === 'loading') return <TextSkeleton lines={2} />;
  if (only && refused) return <Refused item={only} refusal={refused} />;
  return items.length > 1 ? <Several items={items} /> : null;
}

function Refused({ item, refusal }: { item: ItemRow; refusal: Refusal }) {
  const { t } = useTranslation('compliance');
  const navigate = useNavigate();
  const checkIn = (
    <Button onClick={() => void navigate('/warehouse/checkin')}>{t('refused.go-to-check-in')}</Button>
  );
  return (
    <Notice
      family="red"
      title={t(`refused.${refusal}`)}
      action={refusal === 'not-registered' ? checkIn : undefined}
    >
      <p className={styles['line']}>
        <span className="code">{item.identificationNumber}</span> {productName(item)}
        <StatusTag status={item.status} />
      </p>
    </Notice>
  );
}

function Several({ items }: { items: readonly ItemRow[] }) {
  const { t } = useTranslation('compliance');
  const navigate = useNavigate();
  const checkIn = useAppSelector(selectDetails)?.warehouseCheckinRequirement;
  const open = (item: ItemRow | undefined): void => {
    if (item && !refusalOf(item.status, checkIn)) void navigate(`/warehouse/check/${item.id}/specification`);
  };
  useLoneKey((key) => open(items[Number(key) - 1]));
  return (
    <section className={styles['several']} aria-labelledby="several-title">
      <h3 id="several-title">{t('search.several', { count: items.length })}</h3>
      <ol>
        {items.map((item, index) => (
          <li key={item.id}>
            <button type="button" disabled={!!refusalOf(item.status, checkIn)} onClick={() => open(item)}>
              {index < 9 && <kbd className={styles['key']}>{index + 1}</kbd>}
              <span className="code">{item.identificationNumber}</span>
              <span className={styles['grow']}>{productName(item)}</span>
              <StatusTag status={item.status} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
