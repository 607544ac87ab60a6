import { dispatchSimulationEndpoints, type DispatchReach } from '@reprise/contracts/configuration';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePermission, useRecord } from '../../../kernel/store';
import { ErrorState } from '../../../ui/error-state';
import { TextSkeleton } from '../../../ui/skeletons';
import { Tag } from '../../../ui/tag';
import styles from './dispatch.module.css';
import { paths } from './dispatch.paths';
import { ReachTag } from './reach';

function Rule({ rule }: { rule: DispatchReach['rules'][number] }) {
  const { t } = useTranslation('dispatch');
  const by = rule.shadowedBy.map(({ title }) => title).join(', ');
  return (
    <li className={styles['trial']}>
      <span>
        {rule.title}
        {by && <span className={styles['soft']}> {t('trial.shadowed-by', { by })}</span>}
      </span>
      <ReachTag reach={rule.reach} />
    </li>
  );
}

/** A rule that decides on nothing says so itself; where none can, there is nothing that it could decide on. */
const nothingBought = ({ rules, falling }: DispatchReach): boolean =>
  falling.length === 0 && !rules.some(({ reach }) => reach === 'used' || reach === 'unknown');

function Falling({ falling }: Pick<DispatchReach, 'falling'>) {
  const { t } = useTranslation('dispatch');
  if (falling.length === 0) return <p>{t('trial.nothing-falls')}</p>;
  return (
    <ul className={styles['trials']}>
      {falling.map(({ categoryId, name, all, received }) => (
        <li key={categoryId} className={styles['trial']}>
          <span>
            {name} <span className={styles['soft']}>{t(all ? 'trial.all-fall' : 'trial.some-fall')}</span>
          </span>
          {!received && <Tag family="red">{t('trial.not-received')}</Tag>}
        </li>
      ))}
    </ul>
  );
}

function Default({ falling }: Pick<DispatchReach, 'falling'>) {
  const { t } = useTranslation('dispatch');
  return (
    <>
      <h3>{t('trial.default')}</h3>
      <p className={styles['soft']}>{t('trial.default-help')}</p>
      <Falling falling={falling} />
    </>
  );
}

function Rules({ rules }: Pick<DispatchReach, 'rules'>) {
  const { t } = useTranslation('dispatch');
  const mayAdd = usePermission('dispatch-rule.update');
  if (rules.length === 0)
    return (
      <>
        <p>{t('empty')}</p>
        {mayAdd && <Link to={paths.create}>{t('new')}</Link>}
      </>
    );
  return (
    <ol className={styles['trials']}>
      {rules.map((rule) => (
        <Rule key={rule.id} rule={rule} />
      ))}
    </ol>
  );
}

/** What each rule does with everything that is bought. */
export function AllProducts() {
  const { t } = useTranslation('dispatch');
  const { value, problem, refresh } = useRecord(dispatchSimulationEndpoints.reach, {});
  return (
    <section className={styles['panel']} aria-labelledby="all-products">
      <h2 id="all-products">{t('trial.all')}</h2>
      {problem && <ErrorState problem={problem} onRetry={refresh} />}
      {!value && !problem && <TextSkeleton lines={4} />}
      {value && (
        <>
          <Rules rules={value.rules} />
          {nothingBought(value) ? <p>{t('trial.nothing-bought')}</p> : <Default falling={value.falling} />}
        </>
      )}
    </section>
  );
}
