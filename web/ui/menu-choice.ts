import type { MenuProps } from 'antd';

/** The key that chose an entry is used up: it would press the button of the dialog that the entry opens. */
export const menuChoice =
  (choose: (key: string) => void): NonNullable<MenuProps['onClick']> =>
  ({ key, domEvent }) => {
    domEvent.preventDefault();
    choose(key);
  };
