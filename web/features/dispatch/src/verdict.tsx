import type { DispatchSimulation } from '@reprise/contracts/configuration';
import { useTranslation } from 'react-i18next';
import type { Family } from '../../../ui/design.tokens';
import { Notice } from '../../../ui/notice';
import { Tag } from '../../../ui/tag';
import styles from './dispatch.module.css';

type Trial = DispatchSimulation['rules'][number];
const families: Record<Trial['outcome'], Family> = {
  decides: 'green',
  'too-late': 'amber',
  misses: 'grey',
  off: 'grey',
  'other-buyer': 'grey',
};

function useSentence({ rules, ruleId, warehouses }: DispatchSimulation): string {
  const { t } = useTranslation('dispatch');
  const places = warehouses.map(({ name }) => name).join(', ');
  const title = rules.find(({ id }) => id === ruleId)?.title;
  if (warehouses.length === 0) return t('trial.no-warehouse');
  return title === undefined ? t('trial.by-default', { places }) : t('trial.by-rule', { title, places });
}

/** Where the product goes, and what each rule says of it. */
export function Verdict({ told }: { told: DispatchSimulation }) {
  const { t } = useTranslation('dispatch');
  const sentence = useSentence(told);
  return (
    <>
      <Notice family={told.warehouses.length > 0 ? 'green' : 'red'}>{sentence}</Notice>
      <ol className={styles['trials']}>
        {told.rules.map(({ id, title, outcome, missed }) => (
          <li key={id} className={styles['trial']}>
            <span>{title}</span>
            <Tag family={families[outcome]}>
              {missed === null ? t(`outcome.${outcome}`) : t('outcome.misses', { place: missed + 1 })}
            </Tag>
          </li>
        ))}
      </ol>
    </>
  );
}
