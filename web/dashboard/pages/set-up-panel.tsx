import { readSetUp, type SetUp, type SetUpLack } from '@reprise/contracts/catalogue';
import { oncePer } from '@reprise/contracts/kernel';
import { circuits } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { permissionsOfSession } from '../../kernel/session';
import { useAppSelector, useRecord } from '../../kernel/store';
import { Panel } from '../../ui/file/facts';
import styles from './home.module.css';

type Lack = SetUp['lacks'][number];

/** Where each is added; the bank account is the operator's to enter. */
const places: Readonly<Record<Exclude<SetUpLack, 'paying-account'>, string>> = {
  workshop: '/entity/create',
  'workshop-address': '/entities?type=warehouse',
  'payment-mode': '/paymentMode/create',
  circuit: '/circuits',
  'circuit-payment-mode': '/circuits',
  store: '/entity/create',
  'store-address': '/entities?type=store',
  category: '/category/create',
  'category-circuit': '/categories/list',
  question: '/diagnostic',
  product: '/products',
  price: '/products',
  terms: '/settings/tim/general?tab=documents',
};

/** How often it is asked for again, in milliseconds: colleagues set up other parts meanwhile. */
const every = 60_000;

const listing = oncePer((language: string) => new Intl.ListFormat(language));

function LackLine({ lack: { what, of, count } }: { lack: Lack }) {
  const { t, i18n } = useTranslation(['common', 'enums']);
  const named = of.map((name) => {
    const circuit = what === 'circuit-payment-mode' && circuits.find((code) => code === name);
    return circuit ? t(`enums:circuit.${circuit}`) : name;
  });
  const listed = listing(i18n.language).format(named);
  const rest = count - of.length;
  const names = rest > 0 ? t('home.set-up.several', { names: named.join(', '), count: rest }) : listed;
  return (
    <li className={styles['lack']}>
      <span>{t(`home.set-up.lack.${what}`, { names })}</span>
      {what !== 'paying-account' && <Link to={places[what]}>{t(`home.set-up.act.${what}`)}</Link>}
    </li>
  );
}

/** What a client that is being set up lacks before its customers can sell; nothing once all is there. */
export function SetUpPanel() {
  const { t } = useTranslation();
  const held = useAppSelector((s) => permissionsOfSession(s.session));
  const mine = held.includes('settings.general');
  const { value } = useRecord(readSetUp, mine ? {} : undefined, { every });
  if (!value || value.lacks.length === 0) return null;
  return (
    <Panel title={t('home.set-up.title')} testId="home-set-up">
      <ul className={styles['lacks']}>
        {value.lacks.map((lack) => (
          <LackLine key={lack.what} lack={lack} />
        ))}
      </ul>
    </Panel>
  );
}
