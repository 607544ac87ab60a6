import { Dropdown, type MenuProps } from 'antd';
import { type ReactElement, useRef } from 'react';

type Props = {
  menu: Omit<MenuProps, 'onClick'> & { onClick: (chosen: { key: string }) => void };
  placement?: 'bottomRight';
  /** The button that opens it. */
  children: ReactElement;
};

/**
 * A menu below its button. It takes the focus, so that arrow keys lead through it; the button has it again before what
 * was chosen is done, so that a dialog leads back to it.
 */
export function ButtonMenu({ menu, children, ...look }: Props) {
  const opener = useRef<Element>(null);
  const back = (): void => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const chosen: MenuProps['onClick'] = ({ key, domEvent }) => {
    // The key that chose would press the button too, which has the focus by then.
    domEvent.preventDefault();
    back();
    menu.onClick({ key });
  };
  const turned = (open: boolean): void => {
    const { activeElement } = document;
    if (open) opener.current = activeElement;
    else if (activeElement?.closest('[role="menu"]')) back();
  };
  return (
    <Dropdown
      {...look}
      autoFocus
      trigger={['click']}
      menu={{ ...menu, onClick: chosen }}
      onOpenChange={turned}
    >
      {children}
    </Dropdown>
  );
}
