import { connectorOrganizationEndpoints, type ConnectorOrganization } from '@reprise/contracts/connectors';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../kernel/i18n';
import { useAccepted, useSubmission } from '../../../kernel/store';
import { DateTime } from '../../../ui/date-time';
import { Notice } from '../../../ui/notice';

const { test } = connectorOrganizationEndpoints;
type Props = { known: ConnectorOrganization; saved: boolean; onTested: () => void };

/** How the last call ended, and a test, which really calls. What is saved is tested. */
export function ConfigurationTest({ known: { id, lastAnswer }, saved, onTested }: Props) {
  const { t } = useTranslation('configurations');
  const problemText = useProblemText();
  const { submit, status, problem, reply } = useSubmission<typeof test>();
  useAccepted(status, onTested);
  const last = reply ?? lastAnswer;
  const works = last?.outcome === 'works';
  return (
    <>
      {saved && <Notice family="green">{t('saved')}</Notice>}
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      {last && (
        <Notice family={works ? 'green' : 'red'} title={t(`outcome.${last.outcome}`)}>
          {last.detail && <span className="code">{last.detail}</span>} <DateTime value={last.at} />
        </Notice>
      )}
      <div>
        <Button loading={status === 'sending'} onClick={() => submit(test, { params: { id } })}>
          {t('test')}
        </Button>
      </div>
    </>
  );
}
