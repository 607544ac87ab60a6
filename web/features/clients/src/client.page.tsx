import type { Account } from '@reprise/contracts/organisation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenTab } from '../../../ui/page/page-tabs';
import { ofAccount } from '../../../ui/resource/of-account';
import { RecordForm } from '../../../ui/resource/record-form';
import { accountTabs, ClientTabs, premiumTab, tabKeys } from './client-tabs';
import { paths } from './clients.paths';
import { ReindexDialog } from './reindex-dialog';
import { SwitchedDocuments } from './switched-documents';
import { useClientMenu } from './use-client-menu';

function Client({ accountId: id }: { accountId: string }) {
  const { t } = useTranslation('clients');
  const open = useOpenTab(tabKeys);
  const [reindexing, setReindexing] = useState(false);
  const { name, actions } = useClientMenu(id, () => setReindexing(true));
  const dialog = reindexing && <ReindexDialog {...{ id, name }} onClose={() => setReindexing(false)} />;
  const shared = {
    ...{ id, actions },
    above: (
      <>
        <ClientTabs open={open} />
        {dialog}
      </>
    ),
    crumbs: [{ label: t('title'), to: paths.list }, { label: name }],
  };
  if (open === 'circuits' || open === 'payment-modes')
    return <SwitchedDocuments {...shared} key={open} what={open} title={name} />;
  if (open === 'premium') return <RecordForm {...shared} key={open} spec={premiumTab} title={() => name} />;
  return (
    <RecordForm
      {...shared}
      key={open}
      spec={accountTabs[open]}
      title={(row?: Account) => row?.name ?? name}
    />
  );
}

/** A client, in tabs. Operators change it without entering it. */
export default ofAccount(Client);
