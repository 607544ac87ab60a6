import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FacetCounts, facetFields } from '../../../../kernel/search/facets';
import { Icon } from '../../../../ui/icon';
import { Button } from '../../../../ui/public/button';
import { Panel } from '../../../../ui/public/panel';
import { FacetGroup } from './facet-group';
import styles from './facets.module.css';
import { useChosen } from './use-chosen';
import { useFacetWords } from './use-facet-words';

type Props = { counts: FacetCounts; total: number };

/** Narrows the results: a drawer with counts, and what is chosen as chips that go at a tap. */
export function Facets({ counts, total }: Props) {
  const { t } = useTranslation('catalogue');
  const { t: common } = useTranslation();
  const words = useFacetWords();
  const { chosen, choose, clear } = useChosen();
  const [open, setOpen] = useState(false);
  const all = facetFields.flatMap((field) => chosen[field].map((value) => ({ field, value })));
  // A choice among one is none.
  if (all.length === 0 && facetFields.every((field) => counts[field].length < 2)) return null;
  return (
    <div className={styles['row']}>
      <Button icon="filter" onClick={() => setOpen(true)}>
        {t('filters.open')}
      </Button>
      {all.map(({ field, value }) => (
        <button
          key={`${field}=${value}`}
          type="button"
          className={styles['chip']}
          aria-label={common('list.remove-filter', { name: words(field, value) })}
          onClick={() =>
            choose(
              field,
              chosen[field].filter((each) => each !== value),
            )
          }
        >
          {words(field, value)} <Icon name="close" size={14} />
        </button>
      ))}
      <Panel open={open} side title={t('filters.title')} onClose={() => setOpen(false)}>
        {facetFields.map((field) => (
          <FacetGroup key={field} {...{ field, choose }} counts={counts[field]} values={chosen[field]} />
        ))}
        <div className={styles['foot']}>
          {all.length > 0 && (
            <Button variant="quiet" onClick={clear}>
              {common('action.clear-filters')}
            </Button>
          )}
          <Button variant="primary" wide onClick={() => setOpen(false)}>
            {t('filters.show', { count: total })}
          </Button>
        </div>
      </Panel>
    </div>
  );
}
