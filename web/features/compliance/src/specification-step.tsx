import type { ItemRow } from '@reprise/contracts/item';
import { isCodeOfItem } from '@reprise/contracts/rules';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useLoneKey, useScanner } from '../../../kernel/scanner';
import { Icon } from '../../../ui/icon';
import { ButtonKey } from '../../../ui/key-cap';
import { Money } from '../../../ui/money';
import { Notice } from '../../../ui/notice';
import { NamedWizardFrame } from '../../../ui/wizard/named-wizard-frame';
import styles from './compliance.module.css';
import { itemIdentified } from './compliance.slice';
import type { StepProps } from './control-steps.rules';
import { FoundFields } from './found-fields';
import { mistyped } from './found.types';
import { anomalyOf, ImeiNotice } from './imei-notice';
import { OpenedParcel } from './opened-parcel';
import { OtherProduct } from './other-product';
import { productName } from '../../../ui/product-name';

const belongs = (code: string, item: ItemRow): boolean =>
  isCodeOfItem(code, item.identificationNumber) || code === item.imei || code === item.serialNumber;

/** What the buyback says the thing is; scanning its IMEI or serial number proves it. */
export function SpecificationStep({ item, diagnostic, draft, place, goTo }: StepProps) {
  const { t } = useTranslation(['compliance', 'enums']);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [foreign, setForeign] = useState<string>();
  const anomaly = anomalyOf(item, diagnostic, draft);
  const proceed = (): void => {
    if (mistyped(draft.found)) return;
    dispatch(itemIdentified());
    goTo('diagnostic');
  };
  // An anomaly is passed by a key of its own: Enter and the gun would pass it unread.
  useScanner((code) => {
    if (!belongs(code, item)) return setForeign(code);
    setForeign(undefined);
    if (!anomaly) proceed();
  });
  useLoneKey((key) => {
    if (anomaly ? key.toLowerCase() === 'i' : key === 'Enter') proceed();
  });
  const price = { amount: diagnostic.declaredPrice, currency: diagnostic.currency };
  const facts: readonly [string, React.ReactNode][] = [
    [t('specification.product'), productName(item)],
    [t('specification.category'), item.categoryLabel],
    [t('specification.imei'), <span className="code">{item.imei ?? '–'}</span>],
    [t('specification.serial'), <span className="code">{item.serialNumber ?? '–'}</span>],
    [t('specification.circuit'), t(`enums:circuit.${item.circuit}`)],
    [t('specification.declared-price'), <Money value={price} />],
  ];
  return (
    <NamedWizardFrame {...place}>
      <section className={styles['card']} aria-labelledby="specification-title">
        <h2 id="specification-title" className={styles['question']}>
          {t('specification.title')}
        </h2>
        <p className={styles['soft']}>{t('specification.sentence')}</p>
        {anomaly && <ImeiNotice anomaly={anomaly} forced={diagnostic.forcedInvalidImei} />}
        <dl className={styles['facts']}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {foreign && (
          <Notice family="amber" title={t('specification.foreign', { code: foreign })}>
            {t('specification.foreign-next')}
          </Notice>
        )}
        <OpenedParcel itemId={item.id} />
        <OtherProduct item={item} draft={draft} />
        <FoundFields draft={draft} />
        <div className={styles['acts']}>
          <Button type="primary" size="large" onClick={proceed}>
            {t(anomaly ? 'imei.seen' : 'specification.yes')} <ButtonKey>{anomaly ? 'I' : '↵'}</ButtonKey>
          </Button>
          <Button
            size="large"
            icon={<Icon name="search" size={16} />}
            onClick={() => void navigate('/warehouse/check')}
          >
            {t('specification.no')}
          </Button>
        </div>
      </section>
    </NamedWizardFrame>
  );
}
