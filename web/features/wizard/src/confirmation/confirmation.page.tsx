import { readIn } from '@reprise/contracts/kernel';
import { circuitRule } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { selectDetails } from '../../../../kernel/session';
import { EmptyState } from '../../../../ui/empty-state';
import { Icon } from '../../../../ui/icon';
import { ButtonLink } from '../../../../ui/public/button';
import { Column, Section } from '../../../../ui/public/column';
import { BuybackCard } from './buyback-card';
import { Cancelled } from './cancelled';
import styles from './confirmation.module.css';
import { selectDeclared, type WithDeclared } from './declared.slice';
import type { Declared } from './declared.types';
import { FollowStatus, isCancelled } from './follow-status';
import { NextTogether } from './next-together';

/** The buybacks in the address that were made in this browser. */
export function useNamedBuybacks(): readonly Declared[] {
  const [query] = useSearchParams();
  const { buybacks } = useSelector((state: WithDeclared) => selectDeclared(state));
  return (query.get('ids') ?? '').split(',').flatMap((id) => buybacks[id] ?? []);
}

const preparation = ['account', 'erase', 'sim'] as const;

/** It is done; the next steps, in order. */
export default function ConfirmationPage() {
  const buybacks = useNamedBuybacks();
  if (buybacks.length === 0) return <NotHere />;
  return (
    <>
      {buybacks.map((buyback) => (
        <FollowStatus key={buyback.id} buyback={buyback} />
      ))}
      {buybacks.every(isCancelled) ? <Cancelled buybacks={buybacks} /> : <Registered buybacks={buybacks} />}
    </>
  );
}

function Registered({ buybacks }: { buybacks: readonly Declared[] }) {
  const { t, i18n } = useTranslation('wizard');
  const details = readIn(useSelector(selectDetails) ?? {}, i18n.language);
  const going = buybacks.filter((buyback) => !isCancelled(buyback));
  // What is handed over in a store is neither packed nor labelled.
  const packed = going.some(({ circuit }) => !circuitRule(circuit).handedOverInStore);
  const ids = buybacks.map(({ id }) => id).join(',');
  return (
    <Column>
      <header className={styles['done']}>
        <span className={styles['tick']}>
          <Icon name="check" size={32} />
        </span>
        <h1>{t('confirmation.title', { count: going.length })}</h1>
        <p>{t('confirmation.lead')}</p>
      </header>
      {buybacks.map((buyback) => (
        <BuybackCard key={buyback.id} buyback={buyback} alone={buybacks.length === 1} />
      ))}
      {buybacks.length > 1 && <NextTogether buybacks={going} />}
      <Section title={t('confirmation.prepare')}>
        <ul className={styles['checks']}>
          {[...preparation, ...(packed ? (['pack'] as const) : [])].map((item) => (
            <li key={item}>
              <label>
                <input type="checkbox" />
                <span>{t(`confirmation.prepare-${item}`)}</span>
              </label>
            </li>
          ))}
        </ul>
        {packed && details.packingInstructions && (
          <p className={styles['soft']}>{details.packingInstructions}</p>
        )}
      </Section>
      <ButtonLink to={`/buyback-confirmation-docs?ids=${ids}`} icon="file">
        {t('confirmation.documents')}
      </ButtonLink>
      <ButtonLink variant="quiet" to="/">
        {t('confirmation.home')}
      </ButtonLink>
    </Column>
  );
}

/** Made in another browser, or too long ago: the mail contains the link. */
export function NotHere() {
  const { t } = useTranslation('wizard');
  const home = <ButtonLink to="/">{t('confirmation.home')}</ButtonLink>;
  return (
    <Column title={t('confirmation.not-here-title')}>
      <EmptyState drawing="package" sentence={t('confirmation.not-here')} action={home} />
    </Column>
  );
}
