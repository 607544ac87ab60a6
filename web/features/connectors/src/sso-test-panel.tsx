import { ssoEndpoints, type SsoConfiguration } from '@reprise/contracts/identity';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../kernel/i18n';
import { useSubmission } from '../../../kernel/store';
import { Notice } from '../../../ui/notice';

const { test } = ssoEndpoints;

/** Asks the provider what a log-in would ask, and says what is wrong. What is saved is tested. */
export function SsoTestPanel({ known: { id } }: { known: SsoConfiguration }) {
  const { t } = useTranslation('connectors');
  const problemText = useProblemText();
  const { submit, status, problem, reply } = useSubmission<typeof test>();
  const works = reply?.outcome === 'works';
  return (
    <>
      <Button loading={status === 'sending'} onClick={() => submit(test, { params: { id } })}>
        {t('test.submit')}
      </Button>
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      {reply && (
        <Notice family={works ? 'green' : 'red'} title={t(`test.${reply.outcome}`)}>
          {works ? t(reply.endsSessions ? 'test.ends-sessions' : 'test.keeps-sessions') : reply.detail}
        </Notice>
      )}
    </>
  );
}
