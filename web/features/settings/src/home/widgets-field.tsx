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

type Act = <T>(parts: readonly T[]) => readonly T[];
const removed =
  (at: number): Act =>
  (parts) =>
    parts.toSpliced(at, 1);
const moved =
  (from: number, to: number): Act =>
  (parts) =>
    parts.toSpliced(from, 1).toSpliced(to, 0, ...parts.slice(from, from + 1));

/** A part has no id: a key of its own lets it keep the focus while it is moved. */
function useKeys(count: number) {
  const keys = useRef<readonly number[]>([]);
  const next = useRef(0);
  while (keys.current.length < count) keys.current = [...keys.current, next.current++];
  const change = (act: Act): void => {
    keys.current = act(keys.current);
  };
  return { keys: keys.current, change };
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
  const act = (change: Act): void => {
    keys.change(change);
    put(change(widgets));
  };
  const move = (from: number, to: number): void => {
    act(moved(from, to));
    setSaid(t('widget.moved', { place: to + 1 }));
  };
  return (
    <>
      <ol className={styles['widgets']}>
        {widgets.map((widget, at) => (
          <WidgetItem
            key={keys.keys[at] ?? at}
            {...{ form, widget, at, of: widgets.length }}
            onMove={(to) => move(at, to)}
            onRemove={() => act(removed(at))}
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
