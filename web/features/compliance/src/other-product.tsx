import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import { useStepFocus } from '../../../ui/wizard/use-step-focus';
import styles from './compliance.module.css';
import { productFound } from './compliance.slice';
import type { StepProps } from './control-steps.rules';
import { OtherProductSearch } from './other-product-search';
import { ProductConsequence, type Product } from './product-consequence';

type Props = Pick<StepProps, 'item' | 'draft'>;

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
  const { product } = draft;
  const stage = (product && 'taken') ?? (candidate && 'candidate') ?? (searching ? 'search' : 'none');
  const body = useRef<HTMLDivElement>(null);
  useStepFocus(body, stage, 'question');
  return (
    <div ref={body}>
      {product && <Taken {...{ product }} declared={item.productLabel} onDeclared={() => take(undefined)} />}
      {stage === 'candidate' && candidate && (
        <ProductConsequence
          item={item}
          product={candidate}
          onTake={() => take(candidate)}
          onKeep={() => setCandidate(undefined)}
        />
      )}
      {stage === 'none' && (
        <div className={styles['acts']}>
          <Button icon={<Icon name="edit" size={16} />} data-focus-first onClick={() => setSearching(true)}>
            {t('product.other')}
          </Button>
        </div>
      )}
      {stage === 'search' && (
        <OtherProductSearch
          declared={item.productLabel}
          onChoose={setCandidate}
          onClose={() => setSearching(false)}
        />
      )}
    </div>
  );
}

type TakenProps = { product: Product; declared: string; onDeclared: () => void };

function Taken({ product, declared, onDeclared }: TakenProps) {
  const { t } = useTranslation('compliance');
  const title = t('product.taken', { found: product.label, declared });
  return (
    <div role="group" aria-label={title} tabIndex={-1} data-focus-first>
      <Notice
        family="blue"
        title={title}
        action={<Button onClick={onDeclared}>{t('product.declared-after-all')}</Button>}
      >
        {t('product.taken-next')}
      </Notice>
    </div>
  );
}
