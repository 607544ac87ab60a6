import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '../../../../ui/error-state';
import { Column } from '../../../../ui/public/column';
import { TextSkeleton } from '../../../../ui/skeletons';
import { useHolds } from '../../../../kernel/session';
import { Pages } from '../pages';
import { ProductCards } from '../product-card';
import { ImeiResults } from './imei-results';
import { NothingFound } from './nothing-found';
import { asImei } from './as-imei.rules';
import { SearchBox } from './search-box';
import { Facets } from './facets';
import { FoundLine } from './found-line';
import { onlyNear } from './nearness.rules';
import { searchLeft, searchRequested, selectSearch, type WithSearch } from './search.slice';
import { searchPageSize } from '@reprise/contracts/catalogue';
import { useChosen } from './use-chosen';

/** `/results?q=`: products by words, or by a typed or scanned IMEI. */
export default function ResultsPage() {
  const { t } = useTranslation('catalogue');
  const [query] = useSearchParams();
  const text = query.get('q') ?? '';
  const imei = useHolds('imei_search_and_collect') ? asImei(text) : undefined;
  return (
    <Column title={t('results.title')}>
      <SearchBox key={text} initial={text} />
      {imei ? <ImeiResults imei={imei} /> : <TextResults text={text} page={Number(query.get('page')) || 1} />}
    </Column>
  );
}

function TextResults({ text, page }: { text: string; page: number }) {
  const dispatch = useDispatch();
  const search = useSelector((state: WithSearch) => selectSearch(state));
  const { chosen } = useChosen();
  const ask = useCallback(
    () => void dispatch(searchRequested({ text, page, chosen })),
    [dispatch, text, page, chosen],
  );
  useEffect(ask, [ask]);
  useEffect(() => () => void dispatch(searchLeft()), [dispatch]);
  if (search.status === 'refused' && search.problem) {
    return <ErrorState problem={search.problem} onRetry={ask} />;
  }
  // While a filter is applied, what was found before stays: the drawer is open over it.
  const isFirst = search.status !== 'found' && search.products.length === 0;
  if (isFirst) return text ? <TextSkeleton lines={6} /> : null;
  return (
    <>
      <Facets counts={search.facets} total={search.total} />
      {search.total === 0 ? (
        <NothingFound />
      ) : (
        <FoundLine text={text} total={search.total} near={page === 1 && onlyNear(text, search.products)} />
      )}
      <ProductCards products={search.products} />
      <Pages page={page} size={searchPageSize} total={search.total} />
    </>
  );
}
