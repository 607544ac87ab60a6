import { actionAnswerSchema, premiumEndpoints } from '@reprise/contracts/connectors';
import { premiumFeatures } from '@reprise/contracts/permissions';
import { Button, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../kernel/i18n';
import { useAppSelector, useMayCall, useSubmission } from '../../../kernel/store';
import { FormField } from '../../../ui/form/form-field';
import { Notice } from '../../../ui/notice';
import form from '../../../ui/form/form.module.css';
import tables from '../../../ui/tables.module.css';

const { ask, apply } = premiumEndpoints;
type Props = { id: string; name: string; onClose: () => void };

/** Lets a premium feature's connector look the rule up; what it answers may be added to the rule (back office §7). */
export function AskConnector({ id, name, onClose }: Props) {
  const { t } = useTranslation(['circuit-rules', 'enums']);
  const held = useAppSelector(({ session }) => session.premiumFeatures);
  const features = premiumFeatures.filter((each) => held.includes(each));
  const [feature, setFeature] = useState(features[0]);
  const mayApply = useMayCall(apply);
  const problemText = useProblemText();
  const [applied, setApplied] = useState(false);
  const { submit, status, problem, reply } = useSubmission();
  const answer = status === 'accepted' ? actionAnswerSchema.safeParse(reply).data : undefined;
  const launch = (endpoint: typeof ask | typeof apply): void => {
    setApplied(endpoint === apply);
    submit(endpoint, { params: { id }, query: { feature } });
  };
  const shared = { disabled: !feature, loading: status === 'sending' };
  return (
    <Modal
      {...{ open: true, centered: true, title: t('ask.title', { name }), onCancel: onClose }}
      footer={[
        <Button key="ask" {...shared} onClick={() => launch(ask)}>
          {t('ask.ask')}
        </Button>,
        mayApply && (
          <Button key="apply" type="primary" {...shared} onClick={() => launch(apply)}>
            {t('ask.apply')}
          </Button>
        ),
      ]}
    >
      <div className={form['form']}>
        <p>{t('ask.sentence')}</p>
        <FormField label={t('ask.feature')}>
          {(control) => (
            <Select
              {...control}
              value={feature ?? null}
              options={features.map((value) => ({ value, label: t(`enums:premium.${value}`) }))}
              onChange={(next) => setFeature(next)}
            />
          )}
        </FormField>
        {problem && <Notice family="red">{problemText(problem)}</Notice>}
        {answer && (
          <Answer answer={answer} said={applied && answer.outcome === 'ok' ? t('ask.applied') : ''} />
        )}
      </div>
    </Modal>
  );
}

type AnswerProps = { answer: ReturnType<typeof actionAnswerSchema.parse>; said: string };

function Answer({ answer: { outcome, values, message }, said }: AnswerProps) {
  const { t } = useTranslation('circuit-rules');
  const rows = Object.entries(values);
  return (
    <Notice family={outcome === 'ok' ? 'green' : 'amber'} title={said || t(`ask.outcome.${outcome}`)}>
      {message && <p>{message}</p>}
      {rows.length > 0 && (
        <table className={tables['table']}>
          <tbody>
            {rows.map(([key, value]) => (
              <tr key={key}>
                <th scope="row">{key}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Notice>
  );
}
