import { Popover } from 'antd';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react';

type Look = Pick<ComponentProps<typeof Popover>, 'placement' | 'title' | 'styles' | 'destroyOnHidden'>;
type Props = Look & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  content: ReactNode;
  /** The button that unfolds it. */
  children: ReactNode;
};
const first = 'button:not(:disabled), a[href], input:not(:disabled), [tabindex="0"]';

const hasFocus = ({ current }: RefObject<HTMLElement | null>): boolean =>
  current?.contains(document.activeElement) ?? false;

/** A panel below its button. It stands at the end of the document: the keyboard is led into it, and back to the button. */
export function Unfolding({ open, onOpenChange, content, children, ...look }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const opener = document.activeElement;
    return () => {
      const lost = document.activeElement === document.body || hasFocus(panel);
      if (lost && opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);
  const enter = (shown: boolean): void => {
    // A person may be faster than the panel's motion: what has the focus in it by then keeps it.
    if (shown && !hasFocus(panel)) panel.current?.querySelector<HTMLElement>(first)?.focus();
  };
  return (
    <Popover
      {...{ open, onOpenChange, ...look }}
      trigger="click"
      arrow={false}
      afterOpenChange={enter}
      content={<div ref={panel}>{content}</div>}
    >
      {children}
    </Popover>
  );
}
