import { homePageInputSchema, homeWidgetSchema } from '@reprise/contracts/configuration';
import { Drawer, Input } from 'antd';
import { type Reference, referencesOf } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import type { FormValues } from '../../../../kernel/forms';
import { useChoices } from '../../../../ui/form/use-choices';
import { HomeView } from '../../../../ui/home/home-view';
import { Notice } from '../../../../ui/notice';
import styles from '../settings.module.css';

const reference: Reference = referencesOf(homeWidgetSchema)[0]?.reference ?? { to: 'products' };

function Products({ ids }: { ids: readonly string[] }) {
  const { options } = useChoices(reference, ids);
  return (
    <ul className={styles['widgets']}>
      {ids.map((id) => (
        <li key={id} className={styles['widget']}>
          {options.find(({ value }) => value === id)?.label ?? '…'}
        </li>
      ))}
    </ul>
  );
}

/** What visitors would see of the draft: drawn by the same component as on the site. */
export function HomePreview({ values, onClose }: { values: FormValues; onClose: () => void }) {
  const { t } = useTranslation('home-page');
  const { data } = homePageInputSchema.safeParse(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? null : value])),
  );
  return (
    <Drawer open size={640} title={t('preview-title')} onClose={onClose}>
      {!data && <Notice family="amber">{t('preview-faulty')}</Notice>}
      {data && !data.active && <Notice family="blue">{t('preview-off')}</Notice>}
      {data && (
        <HomeView
          page={data}
          name={data.metaTitle ?? t('title')}
          search={<Input.Search aria-label={t('widget.search')} disabled />}
          products={(ids) => <Products ids={ids} />}
        />
      )}
    </Drawer>
  );
}
