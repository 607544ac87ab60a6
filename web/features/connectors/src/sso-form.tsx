import { ssoConfigurations as contract, type SsoConfiguration } from '@reprise/contracts/identity';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPage } from '../../../ui/form/form-page';
import { Notice } from '../../../ui/notice';
import { useHistory } from '../../../ui/resource/use-history';
import { ssoFormSchema, ssoFormValues } from './sso-form.rules';
import { SsoTestPanel } from './sso-test-panel';
import { useSaveSso } from './use-save-sso';
import { useSections } from './use-sections';
import styles from './connectors.module.css';

type Props = {
  organizationId: string;
  known: SsoConfiguration | undefined;
  /** Some of it has been saved on this visit. */
  wasSaved: boolean;
  onSaved: () => void;
  onStale: () => void;
};

export function SsoFormPage({ organizationId, known, wasSaved, onSaved, onStale }: Props) {
  const { t } = useTranslation('connectors');
  const { save, saving, saved, problem } = useSaveSso(organizationId, known);
  useEffect(() => {
    if (saved) onSaved();
  }, [saved, onSaved]);
  const initial = useMemo(() => ssoFormValues(known), [known]);
  const { update } = contract.endpoints;
  const row = known && { contract, namespace: 'connectors' as const, update, row: known, name: t('title') };
  const history = useHistory(row, onStale);
  return (
    <FormPage
      title={t('title')}
      context={t('context')}
      actions={history.actions}
      schema={ssoFormSchema}
      sections={useSections(known)}
      initial={initial}
      onSave={save}
      {...{ saving, saved, problem, onStale }}
    >
      {wasSaved && <Notice family="green">{t('saved')}</Notice>}
      {known ? <Registration known={known} /> : <Notice family="blue">{t('first-save')}</Notice>}
      {history.drawer}
    </FormPage>
  );
}

/** What the provider must know of us, and whether it does. */
function Registration({ known }: { known: SsoConfiguration }) {
  const { t } = useTranslation('connectors');
  return (
    <>
      <Notice family="blue" title={t('register.title')}>
        <dl className={styles['addresses']}>
          <dt>{t('register.callback')}</dt>
          <dd className="code">{known.callbackUrl}</dd>
          <dt>{t('register.logout')}</dt>
          <dd className="code">{known.logoutUrl}</dd>
          {known.siteCallbackUrl && (
            <>
              <dt>{t('register.site-callback')}</dt>
              <dd className="code">{known.siteCallbackUrl}</dd>
              <dt>{t('register.site-logout')}</dt>
              <dd className="code">{known.siteLogoutUrl}</dd>
            </>
          )}
        </dl>
      </Notice>
      <SsoTestPanel known={known} />
    </>
  );
}
