import { catalogueFileTypes } from '@reprise/contracts/catalogue-files';
import { Select } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { useAppSelector } from '../../../kernel/store';
import { Page } from '../../../ui/page/page';
import { ofAccount } from '../../../ui/resource/of-account';
import { ColumnGuide } from './column-guide';
import { ExportActs } from './export-acts';
import { ExportOutcome } from './export-outcome';
import { exportReset, selectExport, typeChosen, type WithExport } from './export.slice';
import styles from './exports.module.css';

function CatalogueExport({ accountId }: { accountId: string }) {
  const { t } = useTranslation('exports');
  const dispatch = useDispatch();
  const state = useAppSelector((all) => selectExport(all as unknown as WithExport));
  useEffect(() => () => void dispatch(exportReset()), [dispatch]);
  return (
    <Page
      title={t('title')}
      context={t('context')}
      crumbs={[{ label: t('home'), to: '/home' }, { label: t('title') }]}
    >
      <section className={styles['step']}>
        <label className={styles['field']}>
          <span>{t('type')}</span>
          <Select
            aria-label={t('type')}
            placeholder={t('choose')}
            disabled={state.status !== 'not-started'}
            value={state.type ?? null}
            options={catalogueFileTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
            onChange={(type) => type && dispatch(typeChosen(type))}
          />
        </label>
        <ExportOutcome state={state} />
        {state.status === 'not-started' && state.type && <ColumnGuide type={state.type} />}
        <ExportActs accountId={accountId} state={state} />
      </section>
    </Page>
  );
}

const OfOrganization = ofAccount(CatalogueExport);

/** Back office §2: the export of the catalogue. */
export default function CatalogueExportPage() {
  const { accountId } = useParams();
  return accountId ? <CatalogueExport accountId={accountId} /> : <OfOrganization />;
}
