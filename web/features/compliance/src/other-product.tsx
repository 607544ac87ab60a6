import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useProductSearch } from '../../../kernel/search';
import { useAppSelector } from '../../../kernel/store';
import { FormField } from '../../../ui/form/form-field';
import { Icon } from '../../../ui/icon';
import { LiveRegion } from '../../../ui/live-region';
import { Notice } from '../../../ui/notice';
import { KeyChoices } from '../../../ui/wizard/key-choices';
import styles from './compliance.module.css';
import { productFound } from './compliance.slice';
import type { StepProps } from './control-steps.rules';
import { ProductConsequence, type Product } from './product-consequence';

type Props = Pick<StepProps, 'item' | 'draft'>;
/** More would not be read: a longer name finds better. */
const mostHits = 8;

/** It is another product than declared: found by name, and taken only after its price was seen. */
export function OtherProduct({ item, draft }: Props) {
  const { t } = useTranslation('compliance');
  const dispatch = useDispatch();
  const [searching, setSearching] = useState(false);
  const [candidate, setCandidate] = useState<Product>();
  const take = (product: Product | undefined): void => {
    dispatch(productFound(product));
    setCandidate(undefined);
    setSearching(false);
  };
  if (draft.product)
    return (
      <Notice
        family="blue"
        title={t('product.taken', { found: draft.product.label, declared: item.productLabel })}
        action={<Button onClick={() => take(undefined)}>{t('product.declared-after-all')}</Button>}
      >
        {t('product.taken-next')}
      </Notice>
    );
  if (candidate)
    return (
      <ProductConsequence
        item={item}
        product={candidate}
        onTake={() => take(candidate)}
        onKeep={() => setCandidate(undefined)}
      />
    );
  if (!searching)
    return (
      <div className={styles['acts']}>
        <Button icon={<Icon name="edit" size={16} />} onClick={() => setSearching(true)}>
          {t('product.other')}
        </Button>
      </div>
    );
  return <Search declared={item.productLabel} onChoose={setCandidate} onClose={() => setSearching(false)} />;
}

type SearchProps = { declared: string; onChoose: (product: Product) => void; onClose: () => void };

function Search({ declared, onChoose, onClose }: SearchProps) {
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
            allowClear
            prefix={<Icon name="search" size={16} />}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FormField>
      {nothing && <p className={styles['soft']}>{t('product.nothing', { text: text.trim() })}</p>}
      <KeyChoices
        name="other-product"
        lines
        keys={false}
        choices={hits.map(({ id, label, brand }) => ({ id, label: words(label, brand) }))}
        chosen={[]}
        onChoose={(id) => {
          const hit = hits.find((each) => each.id === id);
          if (hit) onChoose({ id, label: hit.label });
        }}
      />
      <LiveRegion message={status === 'found' ? t('product.count', { count: hits.length }) : ''} />
      <div className={styles['acts']}>
        <Button onClick={onClose}>{t('product.cancel')}</Button>
      </div>
    </div>
  );
}
