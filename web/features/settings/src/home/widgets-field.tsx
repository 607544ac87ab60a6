import type { HomeWidget } from '@reprise/contracts/configuration';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getAt, type ZodForm } from '../../../../kernel/forms';
import { Icon } from '../../../../ui/icon';
import { LiveRegion } from '../../../../ui/live-region';
import styles from '../settings.module.css';
import { HomePreview } from './home-preview';
import { WidgetItem } from './widget-item';

const most = 20;
const blank: Readonly<Record<HomeWidget['type'], HomeWidget>> = {
  search: { type: 'search', title: '' },
  html: { type: 'html', title: '', html: '' },
  products: { type: 'products', title: '', productIds: [] },
};
const kinds = ['search', 'html', 'products'] as const;

/** The parts of the page in their order; each is moved by its buttons, with the keyboard too. */
export function WidgetsField({ form }: { form: ZodForm }) {
  const { t } = useTranslation('home-page');
  const [said, setSaid] = useState('');
  const [previews, setPreviews] = useState(false);
  const value = getAt(form.values, 'widgets');
  const widgets: readonly HomeWidget[] = Array.isArray(value) ? value : [];
  const put = (next: readonly HomeWidget[]): void => form.set('widgets', next);
  const move = (from: number, to: number): void => {
    const next = widgets.filter((_each, at) => at !== from);
    next.splice(to, 0, ...widgets.slice(from, from + 1));
    put(next);
    setSaid(t('widget.moved', { place: to + 1 }));
  };
  return (
    <>
      <ol className={styles['widgets']}>
        {widgets.map((widget, at) => (
          <WidgetItem
            key={`${at}-${widget.type}`}
            {...{ form, widget, at, of: widgets.length }}
            onMove={(to) => move(at, to)}
            onRemove={() => put(widgets.filter((_each, index) => index !== at))}
          />
        ))}
      </ol>
      <div className={styles['line']}>
        {widgets.length < most &&
          kinds.map((kind) => (
            <Button
              key={kind}
              icon={<Icon name="plus" size={16} />}
              onClick={() => put([...widgets, blank[kind]])}
            >
              {t(`widget.add-${kind}`)}
            </Button>
          ))}
        <Button icon={<Icon name="eye" size={16} />} onClick={() => setPreviews(true)}>
          {t('preview')}
        </Button>
      </div>
      <LiveRegion message={said} />
      {previews && <HomePreview values={form.values} onClose={() => setPreviews(false)} />}
    </>
  );
}
