import { stocks } from '@reprise/contracts/configuration';
import { suitsStock } from '@reprise/contracts/item';
import { Input, Select, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectDetails, selectUser } from '../../../kernel/session';
import { browserStorage } from '../../../kernel/storage';
import { useAppSelector, useList } from '../../../kernel/store';
import { FormField } from '../../../ui/form/form-field';
import styles from './check-in.module.css';
import { headerChanged, selectStation } from './scan-station.slice';

export const soundKey = 'scan-station-sound';
const allStocks = { query: { pagination: 'false', 'order[name]': 'asc' } };

/** The settings for every scan of the run; always visible. */
export function StationHeader() {
  const { t } = useTranslation('check-in');
  const dispatch = useDispatch();
  const { header } = useSelector(selectStation);
  const user = useAppSelector(selectUser);
  const mandatory = useAppSelector(selectDetails)?.isWarehouseCommentMandatory === true;
  const { items } = useList(stocks.endpoints.list, allStocks);
  const missing = mandatory && header.comment.trim() === '';
  return (
    <section className={styles['header']} aria-label={t('header.label')} data-testid="station-header">
      <dl className={styles['facts']}>
        <Fact label={t('header.action')} value={t('header.check-in')} />
        <Fact label={t('header.warehouse')} value={user?.currentOrganization?.commonName ?? '–'} />
      </dl>
      <FormField label={t('header.stock')}>
        {(control) => (
          <Select
            {...control}
            className={styles['wide'] ?? ''}
            value={header.stockId ?? ''}
            showSearch={{ optionFilterProp: 'label' }}
            options={[
              { value: '', label: t('header.default-stock') },
              ...items
                .filter(({ native }) => suitsStock(native, 'item_registered_in_warehouse'))
                .map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(stockId: string) => dispatch(headerChanged({ stockId: stockId || undefined }))}
          />
        )}
      </FormField>
      <FormField
        label={mandatory ? t('header.comment-mandatory') : t('header.comment')}
        fault={missing ? t('reason.warehouse-comment-required') : undefined}
      >
        {(control) => (
          <Input
            {...control}
            maxLength={255}
            value={header.comment}
            placeholder={t('header.comment-example')}
            onChange={(event) => dispatch(headerChanged({ comment: event.target.value }))}
          />
        )}
      </FormField>
      <SoundSwitch />
    </section>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

function SoundSwitch() {
  const { t } = useTranslation('check-in');
  const [on, setOn] = useState(() => browserStorage.read(soundKey) !== false);
  const change = (next: boolean): void => {
    browserStorage.write(soundKey, next);
    setOn(next);
  };
  return (
    <label className={styles['sound']}>
      <Switch checked={on} onChange={change} aria-label={t('header.sound')} />
      <span>{t('header.sound')}</span>
    </label>
  );
}
