import { useTranslation } from 'react-i18next';
import { useReferenceOptions } from '../form/use-reference-options';
import { plainDay } from '../date-time';
import { Icon } from '../icon';
import type { ListFilter } from './list-spec';
import { isFiltered, type ListView, urlNames, withoutFilters } from './list-url';
import styles from './list.module.css';

type Props = { filters: readonly ListFilter[]; view: ListView; show: (view: ListView) => void };
type ChipProps = { words: string; onRemove: () => void };

function Chip({ words, onRemove }: ChipProps) {
  const { t } = useTranslation();
  const label = t('list.remove-filter', { name: words });
  return (
    <button type="button" className={styles['chip']} aria-label={label} onClick={onRemove}>
      {words} <Icon name="close" size={14} />
    </button>
  );
}

type NamedProps = {
  filter: Extract<ListFilter, { kind: 'reference' }>;
  value: string;
  onRemove: () => void;
};

function NamedChip({ filter: { label, reference }, value, onRemove }: NamedProps) {
  const { options } = useReferenceOptions(reference);
  const name = options.find((option) => option.value === value)?.label ?? '…';
  return <Chip words={`${label} ${name}`} onRemove={onRemove} />;
}

type Plain = Exclude<ListFilter, { kind: 'reference' }>;

const boundOf = (value: string, language: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? plainDay(value, language) : value;

function wordsOf(filter: Plain, value: string, bound: number, language: string): string {
  switch (filter.kind) {
    case 'choice':
      return `${filter.label} ${filter.options.find((option) => option.value === value)?.label ?? value}`;
    case 'text':
      return `${filter.label} ${value}`;
    case 'range':
      return `${filter.label} ${bound === 0 ? '≥' : '≤'} ${value}`;
    case 'dates':
      return `${filter.label} ${bound === 0 ? '≥' : '≤'} ${boundOf(value, language)}`;
  }
}

/** The active filters, each with a button to remove it. */
export function FilterChips({ filters, view, show }: Props) {
  const { t, i18n } = useTranslation();
  if (!isFiltered(view)) return null;
  const remove = (name: string, value: string) => (): void => {
    const left = (view.filters[name] ?? []).filter((v) => v !== value);
    show({ ...view, page: 1, filters: { ...view.filters, [name]: left } });
  };
  const inForce = filters.flatMap((filter) =>
    urlNames(filter).flatMap((name, bound) =>
      (view.filters[name] ?? []).map((value) => ({ filter, name, bound, value })),
    ),
  );
  return (
    <div className={styles['chips']}>
      {view.found.length > 0 && (
        <Chip
          words={t('list.of-customer', { count: view.found.length })}
          onRemove={() => show({ ...view, page: 1, found: [] })}
        />
      )}
      {inForce.map(({ filter, name, bound, value }) => {
        const key = `${name}=${value}`;
        const onRemove = remove(name, value);
        if (filter.kind === 'reference')
          return <NamedChip key={key} filter={filter} value={value} onRemove={onRemove} />;
        return <Chip key={key} words={wordsOf(filter, value, bound, i18n.language)} onRemove={onRemove} />;
      })}
      <button type="button" className={styles['clear']} onClick={() => show(withoutFilters(view))}>
        {t('action.clear-filters')}
      </button>
    </div>
  );
}
