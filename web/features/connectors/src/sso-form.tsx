import { ssoConfigurations as contract, type SsoConfiguration } from '@reprise/contracts/identity';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPage } from '../../../ui/form/form-page';
import { Notice } from '../../../ui/notice';
import { useHistory } from '../../../ui/resource/use-history';
import { useRoleOptions } from './role-mappings';
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
  onSaved: (row: SsoConfiguration) => void;
  onStale: () => void;
};

export function SsoFormPage({ organizationId, known, wasSaved, onSaved, onStale }: Props) {
  const { t } = useTranslation('connectors');
  const { save, saving, saved, problem } = useSaveSso(organizationId, known);
  const roles = useRoleOptions();
  useEffect(() => {
    if (saved) onSaved(saved);
  }, [saved, onSaved]);
  const initial = useMemo(() => ssoFormValues(known), [known]);
  const { update } = contract.endpoints;
  const shown = { contract, namespace: 'connectors' as const, update, useOptions: () => ({ roles }) };
  const history = useHistory(known && { ...shown, row: known, name: t('title') }, onStale);
  return (
    <FormPage
      title={t('title')}
      context={t('context')}
      actions={history.actions}
      schema={ssoFormSchema}
      sections={useSections(known)}
      initial={initial}
      onSave={save}
      {...{ saving, problem, onStale }}
      saved={saved !== undefined}
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
