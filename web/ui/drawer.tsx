import { Drawer as AntdDrawer, type DrawerProps } from 'antd';
import { useEffect, useRef } from 'react';
import { inOpenDialog } from './in-open-dialog';

const controls =
  'a[href], button:enabled, summary, select:enabled, input:enabled:not([type=hidden]), textarea:enabled, [tabindex="0"]';
/** On a phone the keyboard would come up over what has just opened. */
const typed = 'input:not([readonly], [type=checkbox], [type=radio]), textarea';

/**
 * antd's drawer leaves the focus on its frame. Here it goes to the first control of what stands in it, or to its
 * title where nothing is pressed first.
 */
export function Drawer({ title, children, ...drawer }: DrawerProps) {
  const body = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLSpanElement>(null);
  const { open } = drawer;
  useEffect(() => {
    if (!open) return undefined;
    return inOpenDialog(body, (frame) => {
      if (document.activeElement !== frame && frame.contains(document.activeElement)) return;
      const first = body.current?.querySelector<HTMLElement>(controls);
      const next = first && !first.matches(typed) ? first : heading.current;
      next?.focus({ preventScroll: true });
    });
  }, [open]);
  return (
    <AntdDrawer
      {...drawer}
      title={
        <span ref={heading} tabIndex={-1}>
          {title}
        </span>
      }
    >
      <div ref={body} style={{ display: 'contents' }}>
        {children}
      </div>
    </AntdDrawer>
  );
}
