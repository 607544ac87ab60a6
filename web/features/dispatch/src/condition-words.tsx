import type { DispatchCondition } from '@reprise/contracts/configuration';
import { categoryIdSchema } from '@reprise/contracts/catalogue';
import { referencesOf } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { useChoices } from '../../../ui/form/use-choices';
import styles from './dispatch.module.css';

const [category] = referencesOf(categoryIdSchema);
/** Longer lists say how many more there are. */
const shown = 3;

function Categories({ ids }: { ids: readonly string[] }) {
  const { options } = useChoices(category?.reference ?? { to: 'categories' }, ids);
  return <Values words={ids.map((id) => options.find(({ value }) => value === id)?.label ?? '…')} />;
}

function Values({ words }: { words: readonly string[] }) {
  const { t } = useTranslation('dispatch');
  const more = words.length - shown;
  const first = words.slice(0, shown).join(', ');
  return more > 0 ? t('condition.more', { first, count: more }) : first;
}

function Condition({ condition }: { condition: DispatchCondition }) {
  const { t } = useTranslation(['dispatch', 'enums']);
  const { attribute, operator } = condition;
  const values = () => {
    if (condition.attribute === 'category') return <Categories ids={condition.values} />;
    if (condition.attribute === 'circuit')
      return <Values words={condition.values.map((value) => t(`enums:circuit.${value}`))} />;
    if (condition.attribute === 'productState')
      return <Values words={condition.values.map((value) => t(`enums:product-state.${value}`))} />;
    return <Values words={condition.values} />;
  };
  return (
    <>
      {t(`dispatch:attribute.${attribute}`)} {t(`dispatch:operator.${operator}`)} <b>{values()}</b>
    </>
  );
}

/** The conditions of a rule in words, one a line. */
export function ConditionWords({ conditions }: { conditions: readonly DispatchCondition[] }) {
  return (
    <ul className={styles['words']}>
      {conditions.map((condition, at) => (
        <li key={at}>
          <Condition condition={condition} />
        </li>
      ))}
    </ul>
  );
}
