import type { MailPreview } from '@reprise/contracts/configuration';
import type { ReactNode } from 'react';
import type { AppProblem } from '../../kernel/api';
import { Drawer } from '../drawer';
import { ErrorState } from '../error-state';
import { TextSkeleton } from '../skeletons';
import styles from './mail-drawer.module.css';

type Props = {
  title: string;
  /** What the subject is called. */
  subject: string;
  shown: MailPreview | undefined;
  problem: AppProblem | undefined;
  onRetry: () => void;
  onClose: () => void;
  open: boolean;
  /** Instead of the mail. */
  children?: ReactNode;
};

/** A mail as the server draws it. */
export function MailDrawer({ title, subject, shown, problem, onRetry, onClose, open, children }: Props) {
  const content = (): ReactNode => {
    if (children) return children;
    if (problem) return <ErrorState problem={problem} onRetry={onRetry} />;
    if (!shown) return <TextSkeleton lines={8} />;
    return (
      <>
        <p className={styles['subject']}>
          <span>{subject}</span> <strong>{shown.subject}</strong>
        </p>
        {/* No scripts, and no way out of it: a mail program allows neither. */}
        <iframe className={styles['mail']} sandbox="" srcDoc={shown.html} title={title} />
      </>
    );
  };
  return (
    <Drawer {...{ open, title, onClose }} size={640}>
      {content()}
    </Drawer>
  );
}
