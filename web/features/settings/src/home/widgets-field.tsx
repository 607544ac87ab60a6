import type { HomeWidget } from '@reprise/contracts/configuration';
import { Button } from 'antd';
import { useRef, useState } from 'react';
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

/** A part has no id: a key of its own lets it keep the focus while it is moved. */
function useKeys(count: number) {
  const keys = useRef<readonly number[]>([]);
  const next = useRef(0);
  while (keys.current.length < count) keys.current = [...keys.current, next.current++];
  const without = (at: number): number[] => keys.current.filter((_each, index) => index !== at);
  return {
    keys: keys.current,
    move: (from: number, to: number): void => {
      keys.current = without(from).toSpliced(to, 0, ...keys.current.slice(from, from + 1));
    },
    remove: (at: number): void => {
      keys.current = without(at);
    },
  };
}

/** The parts of the page in their order; each is moved by its buttons, with the keyboard too. */
export function WidgetsField({ form }: { form: ZodForm }) {
  const { t } = useTranslation('home-page');
  const [said, setSaid] = useState('');
  const [previews, setPreviews] = useState(false);
  const value = getAt(form.values, 'widgets');
  const widgets: readonly HomeWidget[] = Array.isArray(value) ? value : [];
  const keys = useKeys(widgets.length);
  const put = (next: readonly HomeWidget[]): void => form.set('widgets', next);
  const move = (from: number, to: number): void => {
    const next = widgets.filter((_each, at) => at !== from);
    next.splice(to, 0, ...widgets.slice(from, from + 1));
    keys.move(from, to);
    put(next);
    setSaid(t('widget.moved', { place: to + 1 }));
  };
  const remove = (at: number): void => {
    keys.remove(at);
    put(widgets.filter((_each, index) => index !== at));
  };
  return (
    <>
      <ol className={styles['widgets']}>
        {widgets.map((widget, at) => (
          <WidgetItem
            key={keys.keys[at] ?? at}
            {...{ form, widget, at, of: widgets.length }}
            onMove={(to) => move(at, to)}
            onRemove={() => remove(at)}
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
