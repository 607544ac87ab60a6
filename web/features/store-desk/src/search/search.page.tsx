import { searchPageSize } from '@reprise/contracts/catalogue';
import { Input, type InputRef } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useProductSearch } from '../../../../kernel/search';
import { useHolds } from '../../../../kernel/session';
import { useAppSelector } from '../../../../kernel/store';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { clearable } from '../../../../ui/form/clear-mark';
import { Icon } from '../../../../ui/icon';
import { LiveRegion } from '../../../../ui/live-region';
import { Page } from '../../../../ui/page/page';
import { optionStep } from '../../../../ui/option-step';
import { RowsSkeleton } from '../../../../ui/skeletons';
import styles from '../desk.module.css';
import { selectDesk, type WithDesk } from '../draft/desk.slice';
import { scanTarget } from '../everywhere/scan-target.rules';
import { ByCode } from './by-code';
import { ProductsByImei } from './by-imei';
import type { Hit } from './hit.rules';
import { NothingFound } from './nothing-found';
import { ProductHits } from './product-hits';
import { ResumeDraft } from './resume-draft';
import { categoriesUrl, createUrl, resultsUrl } from './search.paths';

/** Where a buyback begins: a product by name or category, an IMEI, an EAN, or the 13 digits of a buyback; typed or scanned. */
export default function SearchPage() {
  const { t } = useTranslation('store-desk');
  const [params] = useSearchParams();
  const code = params.get('code');
  const imei = params.get('imei');
  const byImei = useHolds('imei_search_and_collect');
  return (
    <Page title={t('search.title')} context={t(byImei ? 'search.context' : 'search.context-named')}>
      <SearchBox key={`${code ?? ''}${imei ?? ''}`} />
      {code && <ByCode code={code} />}
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
  const byImei = useHolds('imei_search_and_collect');
  const isCode = /^[\d\s./-]{13,}$/.test(text.trim());
  const search = useProductSearch(isCode ? '' : text, organisationId, 'store');
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
    const next = optionStep(event.key, at, search.products.length);
    if (next !== undefined) {
      event.preventDefault();
      setAt(next);
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
        aria-label={t(byImei ? 'search.label' : 'search.label-named')}
        aria-expanded={search.products.length > 0}
        aria-controls="product-hits"
        aria-activedescendant={search.products[at] ? `hit-${at}` : undefined}
        placeholder={t(byImei ? 'search.placeholder' : 'search.placeholder-named')}
        prefix={<Icon name="search" size={18} />}
        autoComplete="off"
        allowClear={clearable}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKey}
        data-testid="desk-search"
      />
      {isCode && !special && <p className={styles['hint']}>{t('search.press-enter')}</p>}
      {!text && draft && <ResumeDraft draft={draft} />}
      {!text && <Link to={categoriesUrl()}>{t('search.by-category')}</Link>}
      {!text && !draft && <EmptyState drawing="search" sentence={t('search.begin')} />}
      {search.problem && <ErrorState problem={search.problem} onRetry={() => type(text)} />}
      {search.status === 'searching' && search.products.length === 0 && <RowsSkeleton rows={4} />}
      {found && search.products.length === 0 && <NothingFound text={text} />}
      {search.products.length > 0 && (
        <ProductHits hits={search.products} at={at} onPoint={setAt} onOpen={open} />
      )}
      {search.total > searchPageSize && (
        <Link to={resultsUrl({ q: text })}>{t('search.all', { count: search.total })}</Link>
      )}
      <LiveRegion message={found ? t('search.count', { count: search.total }) : ''} />
    </>
  );
}
