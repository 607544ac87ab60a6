import { homePageIn, homePageInputSchema, homeWidgetSchema } from '@reprise/contracts/configuration';
import {
  defaultLocale,
  localeSchema,
  locales,
  type Reference,
  referencesOf,
} from '@reprise/contracts/kernel';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormValues } from '../../../../kernel/forms';
import { Drawer } from '../../../../ui/drawer';
import { useChoices } from '../../../../ui/form/use-choices';
import { HomeView } from '../../../../ui/home/home-view';
import { Notice } from '../../../../ui/notice';
import entry from '../../../../ui/form/entry.module.css';
import styles from '../settings.module.css';

const reference: Reference = referencesOf(homeWidgetSchema)[0]?.reference ?? { to: 'products' };

function Products({ ids }: { ids: readonly string[] }) {
  const { options } = useChoices(reference, ids);
  return (
    <ul className={styles['widgets']}>
      {ids.map((id) => (
        <li key={id} className={entry['entry']}>
          {options.find(({ value }) => value === id)?.label ?? '…'}
        </li>
      ))}
    </ul>
  );
}

/** What visitors would see of the draft: drawn by the same component as on the site. */
export function HomePreview({ values, onClose }: { values: FormValues; onClose: () => void }) {
  const { t, i18n } = useTranslation(['home-page', 'common']);
  const [language, setLanguage] = useState(() => localeSchema.catch(defaultLocale).parse(i18n.language));
  const { data: written } = homePageInputSchema.safeParse(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? null : value])),
  );
  const data = written && homePageIn(written, language);
  return (
    <Drawer open size={640} title={t('preview-title')} onClose={onClose}>
      <Select
        className={styles['code'] ?? ''}
        aria-label={t('preview-language')}
        value={language}
        options={locales.map((value) => ({ value, label: t(`common:language.${value}`) }))}
        onChange={setLanguage}
      />
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
