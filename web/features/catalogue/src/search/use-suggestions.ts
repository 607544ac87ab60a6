import type { FoundProduct } from '@reprise/contracts/catalogue';
import { type KeyboardEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { useProductSearch } from '../../../../kernel/search/use-product-search';
import { selectOrganisation, type SiteState } from '../../../../kernel/site';
import { optionStep } from '../../../../ui/option-step';

/** Fewer letters name everything. */
const leastLetters = 2;
const mostShown = 6;
/** Digits alone are an IMEI or a bar code, which the results page reads. */
const isCode = (text: string): boolean => /^[\d\s./-]{8,}$/.test(text);

/** What the field offers while its text is being typed; a text that stood there from the start offers nothing. */
export function useSuggestions(text: string, initial: string, open: (product: FoundProduct) => void) {
  const [closed, setClosed] = useState(false);
  const [at, setAt] = useState(-1);
  const organisationId = useSelector((state: { site: SiteState }) => selectOrganisation(state)?.id);
  const wanted = text.trim();
  const asks = !closed && wanted !== initial.trim() && wanted.length >= leastLetters && !isCode(wanted);
  const found = useProductSearch(asks ? wanted : '', organisationId, 'web');
  const products = asks ? found.products.slice(0, mostShown) : [];
  const typed = (): void => {
    setClosed(false);
    setAt(-1);
  };
  const onKey = (event: KeyboardEvent): void => {
    const next = optionStep(event.key, at, products.length);
    const chosen = products[at];
    if (next !== undefined) setAt(next);
    else if (event.key === 'Escape' && products.length > 0) setClosed(true);
    else if (event.key === 'Enter' && chosen) open(chosen);
    else return;
    event.preventDefault();
  };
  return { products, at, setAt, typed, onKey, close: () => setClosed(true) };
}
