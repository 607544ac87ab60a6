import type { BuybackRow } from '@reprise/contracts/buyback';
import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CustomerPanel } from './customer-panel';
import { DiagnosticTab } from './diagnostic-tab';
import { DocumentsPanel } from './documents-panel';
import { InformationTab } from './information-tab';

type TabsProps = { row: BuybackRow; customerShown: boolean; onShowCustomer: () => void };

/** The open tab is part of the URL, so that links and Back lead to it. */
export function BuybackTabs({ row, customerShown, onShowCustomer }: TabsProps) {
  const { t } = useTranslation('buyback');
  const [params, setParams] = useSearchParams();
  const open = params.get('tab') === 'diagnostic' ? 'diagnostic' : 'information';
  return (
    <Tabs
      activeKey={open}
      onChange={(tab) => setParams(tab === 'information' ? {} : { tab }, { replace: true })}
      items={[
        {
          key: 'information',
          label: t('tab.information'),
          children: (
            <InformationTab
              row={row}
              present={
                <>
                  <CustomerPanel row={row} shown={customerShown} onShow={onShowCustomer} />
                  <DocumentsPanel row={row} />
                </>
              }
            />
          ),
        },
        { key: 'diagnostic', label: t('tab.diagnostic'), children: <DiagnosticTab row={row} /> },
      ]}
    />
  );
}
