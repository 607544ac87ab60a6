import { useTranslation } from 'react-i18next';
import { Icon } from '../icon';
import type { ListFilter } from './list-spec';
import { isFiltered, type ListView, urlNames, withoutFilters } from './list-url';
import styles from './list.module.css';

type Props = { filters: readonly ListFilter[]; view: ListView; show: (view: ListView) => void };
type Chip = { name: string; value: string; words: string };

function chipsOf(filters: readonly ListFilter[], view: ListView, bound: (index: number) => string): Chip[] {
  return filters.flatMap((filter) =>
    urlNames(filter).flatMap((name, index) =>
      (view.filters[name] ?? []).map((value) => {
        const caption =
          filter.kind === 'choice' ? filter.options.find((o) => o.value === value)?.label : undefined;
        const label =
          filter.kind === 'range' || filter.kind === 'dates'
            ? `${filter.label} ${bound(index)}`
            : filter.label;
        return { name, value, words: `${label} ${caption ?? value}` };
      }),
    ),
  );
}

/** The filters in force, each with its cross. */
export function FilterChips({ filters, view, show }: Props) {
  const { t } = useTranslation();
  const chips = chipsOf(filters, view, (index) => (index === 0 ? '≥' : '≤'));
  if (!isFiltered(view)) return null;
  const remove = ({ name, value }: Chip): void => {
    const left = (view.filters[name] ?? []).filter((v) => v !== value);
    show({ ...view, page: 1, filters: { ...view.filters, [name]: left } });
  };
  return (
    <div className={styles['chips']}>
      {chips.map((chip) => (
        <button
          key={`${chip.name}=${chip.value}`}
          type="button"
          className={styles['chip']}
          aria-label={t('list.remove-filter', { name: chip.words })}
          onClick={() => remove(chip)}
        >
          {chip.words} <Icon name="close" size={14} />
        </button>
      ))}
      <button type="button" className={styles['clear']} onClick={() => show(withoutFilters(view))}>
        {t('action.clear-filters')}
      </button>
    </div>
  );
}
