import { Popover } from 'antd';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';

type Look = Pick<ComponentProps<typeof Popover>, 'placement' | 'title' | 'styles' | 'destroyOnHidden'>;
type Props = Look & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  content: ReactNode;
  /** The button that unfolds it. */
  children: ReactNode;
};
const places = 'button:not(:disabled), a[href], input:not(:disabled), [tabindex="0"]';

const hasFocus = ({ current }: RefObject<HTMLElement | null>): boolean =>
  current?.contains(document.activeElement) ?? false;

/** The first or the last place that the Tab key reaches. */
function edgeOf({ current }: RefObject<HTMLElement | null>, first: boolean): HTMLElement | undefined {
  const reached = [...(current?.querySelectorAll<HTMLElement>(places) ?? [])].filter(
    (each) => each.tabIndex >= 0,
  );
  return first ? reached[0] : reached.at(-1);
}

/** A panel below its button. It stands at the end of the document: the keyboard is led into it, and back to the button. */
export function Unfolding({ open, onOpenChange, content, children, ...look }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  const back = (): void => opener.current?.focus();
  useEffect(() => {
    if (!open) return undefined;
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    return () => {
      if (document.activeElement === document.body || hasFocus(panel)) back();
    };
  }, [open]);
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab' || document.activeElement !== edgeOf(panel, event.shiftKey)) return;
    // From the button the key itself leads on, as if the panel stood behind it.
    back();
    if (event.shiftKey) event.preventDefault();
    onOpenChange(false);
  };
  const enter = (shown: boolean): void => {
    // A person may be faster than the panel's motion: what has the focus in it by then keeps it.
    if (shown && !hasFocus(panel)) panel.current?.querySelector<HTMLElement>(places)?.focus();
  };
  return (
    <Popover
      {...{ open, onOpenChange, ...look }}
      trigger="click"
      arrow={false}
      afterOpenChange={enter}
      content={
        <div ref={panel} onKeyDown={leave}>
          {content}
        </div>
      }
    >
      {children}
    </Popover>
  );
}
