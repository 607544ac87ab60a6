import type { ItemDiagnostic } from '@reprise/contracts/item';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../../ui/date-time';
import { Money } from '../../../../ui/money';
import styles from '../refurbishment.module.css';
import { correctedOf, otherProductOf, photosOfAll } from './conformity.rules';
import { ItemPhotos } from '../../../../ui/photos/item-photos';

type Props = {
  itemId: string;
  diagnostic: ItemDiagnostic;
  before: ItemDiagnostic | undefined;
  declared: ItemDiagnostic | undefined;
};

/** Who made a diagnostic, what it came to, and what it found instead of what was declared. */
export function DiagnosticHead({ itemId, diagnostic, before, declared }: Props) {
  const { t, i18n } = useTranslation(['stock-items', 'enums']);
  const { diagnosticType, productState, diagnosticPrice, currency, diagnostician } = diagnostic;
  const other = otherProductOf(diagnostic, declared);
  const name = t(`stock-items:conformity.${diagnosticType}`);
  return (
    <>
      <span className={styles['name']}>{name}</span>
      <p>
        {t(`enums:product-state.${productState}`)} · <Money value={{ amount: diagnosticPrice, currency }} />
      </p>
      <p>
        {[diagnostician.name, diagnostic.mainOrganization.name].filter(Boolean).join(' · ')} ·{' '}
        <DateTime value={diagnostic.createdAt} />
      </p>
      {other && (
        <p className={styles['name']}>{t('stock-items:conformity.found-instead', { product: other })}</p>
      )}
      {correctedOf(diagnostic, before, i18n.language).map((fact) => (
        <p key={fact.name}>
          {t('stock-items:conformity.corrected', {
            name: t(`stock-items:specification.${fact.name}`),
            value: fact.value,
          })}
        </p>
      ))}
      {diagnostic.comment && <p>{diagnostic.comment}</p>}
      <ItemPhotos itemId={itemId} photos={photosOfAll(diagnostic)} of={name} />
    </>
  );
}
