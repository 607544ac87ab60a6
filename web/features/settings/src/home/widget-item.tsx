import { type HomeWidget, homeWidgetSchema, isWidgetOn } from '@reprise/contracts/configuration';
import { type Reference, referencesOf } from '@reprise/contracts/kernel';
import { Button, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ZodForm } from '../../../../kernel/forms';
import { FormFields } from '../../../../ui/form/form-sections';
import type { FormFieldSpec } from '../../../../ui/form/form-spec';
import { Icon } from '../../../../ui/icon';
import { MoveButtons } from '../../../../ui/sort/move-buttons';
import { useAccount } from '../../../../ui/resource/use-account';
import entry from '../../../../ui/form/entry.module.css';

type Props = {
  form: ZodForm;
  widget: HomeWidget;
  at: number;
  of: number;
  onMove: (to: number) => void;
  onRemove: () => void;
};
const products: Reference = referencesOf(homeWidgetSchema)[0]?.reference ?? { to: 'products' };

type Field = 'title' | 'titleTranslations' | 'html' | 'htmlTranslations' | 'productIds';

function useFields(type: HomeWidget['type'], at: number): readonly FormFieldSpec[] {
  const { t } = useTranslation('home-page');
  const { otherLanguages: languages } = useAccount();
  const named = (field: Field) => ({ name: `widgets.${at}.${field}`, label: t(`widget.${field}`) });
  const inOthers = (field: 'titleTranslations' | 'htmlTranslations', multiline: boolean): FormFieldSpec => ({
    ...{ kind: 'translations', ...named(field), help: t('widget.fall-back'), optional: true },
    ...{ languages, multiline },
  });
  const title: readonly FormFieldSpec[] = [
    { kind: 'text', ...named('title'), optional: true },
    inOthers('titleTranslations', false),
  ];
  switch (type) {
    case 'search':
      return title;
    case 'html': {
      const html: FormFieldSpec = { kind: 'textarea', ...named('html'), help: t('widget.html-help') };
      return [...title, html, inOthers('htmlTranslations', true)];
    }
    case 'products':
      return [...title, { kind: 'references', ...named('productIds'), reference: products }];
  }
}

/** One part of the home page. */
export function WidgetItem({ form, widget, at, of, onMove, onRemove }: Props) {
  const { t } = useTranslation('home-page');
  const about = { kind: t(`widget.${widget.type}`), place: at + 1 };
  return (
    <li className={entry['entry']}>
      <div className={entry['head']}>
        <span>
          <strong>{t('widget.name', about)}</strong>{' '}
          <Switch
            size="small"
            aria-label={t('widget.shown', about)}
            title={t('widget.shown', about)}
            checked={isWidgetOn(widget)}
            onChange={(active) => form.set(`widgets.${at}.active`, active)}
          />
        </span>
        <span>
          <MoveButtons
            {...{ at, of, moves: ['up', 'down'] }}
            nameOf={(to) => t(to === 'up' ? 'widget.up' : 'widget.down', about)}
            onMove={(to) => onMove(to === 'up' ? at - 1 : at + 1)}
          />
          <Button
            type="text"
            aria-label={t('widget.remove', about)}
            icon={<Icon name="trash" size={16} />}
            onClick={onRemove}
          />
        </span>
      </div>
      <FormFields fields={useFields(widget.type, at)} form={form} />
    </li>
  );
}
