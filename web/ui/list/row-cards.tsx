import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './cards.module.css';
import type { CardPlace, ListColumn, ListSpec } from './list-spec';
import { RowMenu } from './row-menu';
import { useReturnPlace } from './use-return-place';

type Props<Row> = {
  spec: ListSpec<Row>;
  rows: readonly Row[];
  refreshing: boolean;
  /** Where rows can be selected. */
  selected?: readonly string[];
  onSelect?: (keys: readonly string[]) => void;
};

/** The rows on a narrow screen: the same columns, each at its declared place. */
export function RowCards<Row>(props: Props<Row>) {
  const { spec, rows, refreshing, selected = [], onSelect } = props;
  const remember = useReturnPlace(rows.length > 0);
  return (
    <ul aria-busy={refreshing}>
      {rows.map((row) => {
        const key = spec.rowKey(row);
        return (
          <li key={key} className={styles['card']} data-row-key={key}>
            {onSelect && <Pick row={row} {...{ spec, selected, onSelect }} />}
            <Card row={row} spec={spec} onOpen={() => remember(key)} />
            <span className={styles['menu']}>
              <RowMenu row={row} spec={spec} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** A card is headed by the first column, which names the row, unless another one is its title. */
function placed<Row>(columns: readonly ListColumn<Row>[], place: CardPlace): readonly ListColumn<Row>[] {
  const headed = columns.slice(1).some(({ card }) => card === 'title');
  return columns.filter(({ card }, index) => {
    if (index === 0) return place === (headed ? 'line' : 'title');
    return card === place;
  });
}

type CardProps<Row> = { row: Row; spec: ListSpec<Row>; onOpen: () => void };

function Card<Row>({ row, spec, onOpen }: CardProps<Row>) {
  const to = spec.rowLink?.(row);
  const content = (column: ListColumn<Row>): ReactNode => {
    if (!to || column !== spec.columns[0]) return column.render(row);
    return (
      <Link className={`code ${styles['link']}`} to={to} onClick={onOpen}>
        {column.render(row)}
      </Link>
    );
  };
  const part = (place: CardPlace) => {
    const columns = placed(spec.columns, place);
    if (columns.length === 0) return null;
    return (
      <span className={styles[place]}>
        {columns.map((column) => (
          <span key={column.key}>
            <span className={column.named ? styles['named'] : 'visually-hidden'}>{column.title} </span>
            {content(column)}
          </span>
        ))}
      </span>
    );
  };
  return (
    <div className={styles['content']}>
      <div className={styles['row']}>
        {part('title')}
        {part('money')}
      </div>
      {part('line')}
      <div className={styles['row']}>
        {part('status')}
        {part('note')}
      </div>
    </div>
  );
}

type PickProps<Row> = {
  row: Row;
  spec: ListSpec<Row>;
  selected: readonly string[];
  onSelect: (keys: readonly string[]) => void;
};

function Pick<Row>({ row, spec, selected, onSelect }: PickProps<Row>) {
  const { t } = useTranslation();
  const key = spec.rowKey(row);
  const others = selected.filter((each) => each !== key);
  return (
    <Checkbox
      className={styles['pick'] ?? ''}
      aria-label={t('list.select', { name: spec.rowName?.(row) ?? key })}
      checked={selected.includes(key)}
      onChange={({ target }) => onSelect(target.checked ? [...others, key] : others)}
    />
  );
}
