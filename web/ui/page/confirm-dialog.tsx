import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppProblem } from '../../kernel/api';
import { useProblemText } from '../../kernel/i18n/problem-text';
import { Held } from '../form/held';
import { Notice } from '../notice';
import { FirstField } from './first-field';

type Props = {
  open: boolean;
  title: string;
  /** What will happen, and whether it can be undone. */
  children?: ReactNode;
  confirmLabel: string;
  /** What not to do it means, where "cancel" does not say it. */
  cancelLabel?: string;
  danger?: boolean;
  pending?: boolean;
  disabled?: boolean;
  /** Enter confirms at once: the button has the focus. */
  ready?: boolean;
  /** The refusal of the last attempt, shown inside the dialog that caused it. */
  problem?: AppProblem | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before an irreversible action. Focus returns to where it came from. */
export function ConfirmDialog(props: Props) {
  const { t } = useTranslation();
  const text = useProblemText();
  const { open, title, children, confirmLabel, danger, pending = false, disabled = false, problem } = props;
  const autoFocus = props.ready ?? false;
  return (
    <Modal
      open={open}
      centered
      destroyOnHidden
      title={title}
      okText={confirmLabel}
      cancelText={props.cancelLabel ?? t('action.cancel')}
      okButtonProps={{ danger: danger ?? false, disabled, autoFocus }}
      confirmLoading={pending}
      mask={{ closable: !pending }}
      onOk={props.onConfirm}
      onCancel={props.onCancel}
      footer={(_, { OkBtn, CancelBtn }) => (
        <>
          <CancelBtn />
          {/* A disabled button takes no focus: it is made anew once it can be pressed. */}
          <OkBtn key={String(autoFocus && disabled)} />
        </>
      )}
    >
      {problem && <Notice family="red">{text(problem)}</Notice>}
      <Held while={pending}>{children}</Held>
      <FirstField />
    </Modal>
  );
}
