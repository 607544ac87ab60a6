import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProductSearch } from '../../../kernel/search';
import { useAppSelector } from '../../../kernel/store';
import { clearable } from '../../../ui/form/clear-mark';
import { FormField } from '../../../ui/form/form-field';
import { Icon } from '../../../ui/icon';
import { LiveRegion } from '../../../ui/live-region';
import styles from './compliance.module.css';
import type { Product } from './product-consequence';

/** More would not be read: a longer name finds better. */
const mostHits = 8;

type Props = { declared: string; onChoose: (product: Product) => void; onClose: () => void };

/** Found by name, as in the search for a product to buy. */
export function OtherProductSearch({ declared, onChoose, onClose }: Props) {
  const { t } = useTranslation('compliance');
  const [text, setText] = useState('');
  const organisationId = useAppSelector((s) => s.session.user?.currentOrganization?.id ?? undefined);
  const { products, status, problem } = useProductSearch(text, organisationId);
  const hits = products.filter(({ label }) => label !== declared).slice(0, mostHits);
  const nothing = status === 'found' && hits.length === 0;
  const words = (label: string, brand: string) => (label.startsWith(brand) ? label : `${brand} ${label}`);
  return (
    <div className={styles['other']}>
      <FormField label={t('product.search')} fault={problem && t('product.unreachable')}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            allowClear={clearable}
            prefix={<Icon name="search" size={16} />}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FormField>
      {nothing && <p className={styles['soft']}>{t('product.nothing', { text: text.trim() })}</p>}
      {/* No radio buttons: an arrow key would choose, so that only the first two could be reached. */}
      <ul className={styles['hits']} aria-label={t('product.count', { count: hits.length })}>
        {hits.map(({ id, label, brand }) => (
          <li key={id}>
            <Button block className={styles['hit'] ?? ''} onClick={() => onChoose({ id, label })}>
              {words(label, brand)}
            </Button>
          </li>
        ))}
      </ul>
      <LiveRegion message={status === 'found' ? t('product.count', { count: hits.length }) : ''} />
      <div className={styles['acts']}>
        <Button onClick={onClose}>{t('product.cancel')}</Button>
      </div>
    </div>
  );
}
