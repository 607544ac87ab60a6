import type { ProblemCode } from '@reprise/contracts/problems';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { type ErrorModal as Shown, useStandingError } from '../../kernel/errors';
import { useProblemText } from '../../kernel/i18n';

type Props = { goTo: (path: string) => void; reload: () => void; endSession: () => void };

/** These are not led to log in again, which they cannot. */
const barred: readonly string[] = ['user-inactive', 'user-removed'] satisfies ProblemCode[];

/** That a session is over; the sentence says why. */
function wordsOf(shown: Exclude<Shown, { kind: 'none' }>) {
  if (shown.kind === 'server-error')
    return { title: 'error.server', button: `error.button.${shown.button}` } as const;
  const button = barred.includes(shown.problem.code) ? 'error.to-login' : 'error.reconnect';
  return { title: 'error.logged-out', button } as const;
}

export function ErrorModal(props: Props) {
  const { t } = useTranslation();
  const text = useProblemText(false);
  const [shown, dismiss] = useStandingError(props);
  if (shown.kind === 'none') return null;
  const close = (act: () => void) => () => {
    dismiss();
    act();
  };
  const expired = shown.kind === 'session-expired';
  const words = wordsOf(shown);
  return (
    <Modal
      open
      centered
      title={t(words.title)}
      closable={!expired}
      keyboard={!expired}
      mask={{ closable: false }}
      onCancel={expired ? undefined : close(shown.dismiss)}
      footer={
        <Button type="primary" autoFocus onClick={close(shown.act)}>
          {t(words.button)}
        </Button>
      }
    >
      <p>{text(shown.problem)}</p>
      {shown.problem.traceId && (
        <p>
          {t('error.trace')} <span className="code">{shown.problem.traceId}</span>
        </p>
      )}
    </Modal>
  );
}
