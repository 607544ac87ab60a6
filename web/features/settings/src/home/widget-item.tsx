import { type HomeWidget, homeWidgetSchema } from '@reprise/contracts/configuration';
import { type Reference, referencesOf } from '@reprise/contracts/kernel';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ZodForm } from '../../../../kernel/forms';
import { FormFields } from '../../../../ui/form/form-sections';
import type { FormFieldSpec } from '../../../../ui/form/form-spec';
import { Icon } from '../../../../ui/icon';
import styles from '../settings.module.css';

type Props = {
  form: ZodForm;
  widget: HomeWidget;
  at: number;
  of: number;
  onMove: (to: number) => void;
  onRemove: () => void;
};
const products: Reference = referencesOf(homeWidgetSchema)[0]?.reference ?? { to: 'products' };

function useFields(type: HomeWidget['type'], at: number): readonly FormFieldSpec[] {
  const { t } = useTranslation('home-page');
  const title: FormFieldSpec = {
    ...{ kind: 'text', name: `widgets.${at}.title`, label: t('widget.title'), optional: true },
  };
  if (type === 'html') {
    const html: FormFieldSpec = {
      ...{
        kind: 'textarea',
        name: `widgets.${at}.html`,
        label: t('widget.html'),
        help: t('widget.html-help'),
      },
    };
    return [title, html];
  }
  if (type === 'search') return [title];
  const ids: FormFieldSpec = {
    ...{
      kind: 'references',
      name: `widgets.${at}.productIds`,
      label: t('widget.products'),
      reference: products,
    },
  };
  return [title, ids];
}

/** One part of the home page. */
export function WidgetItem({ form, widget, at, of, onMove, onRemove }: Props) {
  const { t } = useTranslation('home-page');
  const about = { kind: t(`widget.${widget.type}`), place: at + 1 };
  const acts = [
    { key: 'up', icon: 'arrow-up', disabled: at === 0, onPress: () => onMove(at - 1) },
    { key: 'down', icon: 'arrow-down', disabled: at === of - 1, onPress: () => onMove(at + 1) },
    { key: 'remove', icon: 'trash', disabled: false, onPress: onRemove },
  ] as const;
  return (
    <li className={styles['widget']}>
      <div className={styles['widget-head']}>
        <strong>{t('widget.name', about)}</strong>
        <span>
          {acts.map(({ key, icon, disabled, onPress }) => (
            <Button
              key={key}
              type="text"
              disabled={disabled}
              aria-label={t(`widget.${key}`, about)}
              icon={<Icon name={icon} size={16} />}
              onClick={onPress}
            />
          ))}
        </span>
      </div>
      <FormFields fields={useFields(widget.type, at)} form={form} />
    </li>
  );
}
