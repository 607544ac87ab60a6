import { readBuybackByNumber } from '@reprise/contracts/buyback';
import { publicProductEndpoints } from '@reprise/contracts/catalogue';
import { Input, type InputRef } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useProductSearch } from '../../../../kernel/search';
import { useAppSelector, useRecord } from '../../../../kernel/store';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { Icon } from '../../../../ui/icon';
import { LiveRegion } from '../../../../ui/live-region';
import { Notice } from '../../../../ui/notice';
import { Page } from '../../../../ui/page/page';
import { RowsSkeleton } from '../../../../ui/skeletons';
import styles from '../desk.module.css';
import { selectDesk, type WithDesk } from '../draft/desk.slice';
import { scanTarget } from '../everywhere/scan-target.rules';
import { type Hit, ProductHits } from './product-hits';
import { ResumeDraft } from './resume-draft';

const createUrl = (id: string, imei?: string): string =>
  `/buyback/create?${new URLSearchParams({ product: id, ...(imei ? { imei } : {}) }).toString()}`;

/** Where a buyback begins: a product by name, an IMEI, or the 13 digits of a buyback; typed or scanned. */
export default function SearchPage() {
  const { t } = useTranslation('store-desk');
  const [params] = useSearchParams();
  const code = params.get('code');
  const imei = params.get('imei');
  return (
    <Page title={t('search.title')} context={t('search.context')}>
      <SearchBox key={`${code ?? ''}${imei ?? ''}`} />
      {code && <BuybackByCode code={code} />}
      {imei && <ProductsByImei imei={imei} />}
    </Page>
  );
}

function SearchBox() {
  const { t } = useTranslation('store-desk');
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const special = params.get('code') ?? params.get('imei');
  const [text, setText] = useState(params.get('q') ?? special ?? '');
  const [at, setAt] = useState(0);
  const box = useRef<InputRef>(null);
  const organisationId = useAppSelector((s) => s.session.user?.currentOrganization?.id ?? undefined);
  const isCode = /^[\d\s./-]{13,}$/.test(text.trim());
  const search = useProductSearch(isCode ? '' : text, organisationId);
  const { draft } = useSelector((state: WithDesk) => selectDesk(state));
  useEffect(() => box.current?.focus(), []);
  useEffect(() => setAt(0), [search.products]);
  const type = (next: string): void => {
    setText(next);
    setParams(next ? { q: next } : {}, { replace: true });
  };
  const open = (hit: Hit | undefined): void => {
    if (hit) void navigate(createUrl(hit.id));
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const count = search.products.length;
    if (step && count > 0) {
      event.preventDefault();
      setAt((at + step + count) % count);
    } else if (event.key === 'Enter') {
      const target = scanTarget(text);
      if (target) void navigate(target);
      else open(search.products[at]);
    }
  };
  const found = search.status === 'found';
  return (
    <>
      <Input
        ref={box}
        size="large"
        role="combobox"
        aria-label={t('search.label')}
        aria-expanded={search.products.length > 0}
        aria-controls="product-hits"
        aria-activedescendant={search.products[at] ? `hit-${at}` : undefined}
        placeholder={t('search.placeholder')}
        prefix={<Icon name="search" size={18} />}
        autoComplete="off"
        allowClear
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKey}
        data-testid="desk-search"
      />
      {isCode && !special && <p className={styles['hint']}>{t('search.press-enter')}</p>}
      {!text && draft && <ResumeDraft draft={draft} />}
      {!text && !draft && <EmptyState drawing="search" sentence={t('search.begin')} />}
      {search.problem && <ErrorState problem={search.problem} onRetry={() => type(text)} />}
      {search.status === 'searching' && search.products.length === 0 && <RowsSkeleton rows={4} />}
      {found && search.products.length === 0 && (
        <EmptyState drawing="search" sentence={t('search.nothing', { text: text.trim() })} />
      )}
      {search.products.length > 0 && (
        <ProductHits hits={search.products} at={at} onPoint={setAt} onOpen={open} />
      )}
      <LiveRegion message={found ? t('search.count', { count: search.total }) : ''} />
    </>
  );
}

/** The buyback of a code opens by itself; a code that is not recognised is said here. */
function BuybackByCode({ code }: { code: string }) {
  const record = useRecord(readBuybackByNumber, { params: { number: code } });
  if (record.value) return <Navigate to={`/buyback/${record.value.id}`} replace />;
  if (record.problem) return <ErrorState problem={record.problem} onRetry={record.refresh} />;
  return <RowsSkeleton rows={1} />;
}

/** A single product starts at once. If several share a type code, the seller chooses. */
function ProductsByImei({ imei }: { imei: string }) {
  const { t } = useTranslation('store-desk');
  const navigate = useNavigate();
  const record = useRecord(publicProductEndpoints.byImei, { params: { imei } });
  if (record.problem) return <ErrorState problem={record.problem} onRetry={record.refresh} />;
  if (!record.value) return <RowsSkeleton rows={2} />;
  const hits = record.value.map(({ id, label, brand, category }): Hit => ({ id, label, brand, category }));
  const [only] = hits;
  if (only && hits.length === 1) return <Navigate to={createUrl(only.id, imei)} replace />;
  if (!only) {
    return (
      <Notice family="amber" title={t('search.imei-unknown', { imei })}>
        {t('search.imei-unknown-next')}
      </Notice>
    );
  }
  return (
    <>
      <p>{t('search.imei-several')}</p>
      <ProductHits hits={hits} at={-1} onOpen={({ id }) => void navigate(createUrl(id, imei))} />
    </>
  );
}
