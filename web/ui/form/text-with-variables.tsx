import { Button, Input } from 'antd';
import { useRef } from 'react';
import { getAt, type ZodForm } from '../../kernel/forms';
import { ButtonMenu } from '../button-menu';
import { Icon } from '../icon';
import type { ControlProps } from './form-field';
import styles from './form.module.css';

type Props = {
  form: ZodForm;
  control: ControlProps;
  name: string;
  variables: readonly { key: string; label: string }[];
  /** Of the button that opens the menu. */
  label: string;
  most: number;
  /** On one line; otherwise several. */
  line?: boolean;
};

/** A text, with its variables in a menu: each is inserted where the cursor stands. */
export function TextWithVariables({ form, control, name, variables, label, most, line = false }: Props) {
  const place = useRef<readonly [number, number]>(undefined);
  const value = getAt(form.values, name);
  const text = typeof value === 'string' ? value : '';
  const insert = (variable: string): void => {
    const [from, to] = place.current ?? [text.length, text.length];
    const inserted = `{{${variable}}}`;
    form.set(name, text.slice(0, from) + inserted + text.slice(to));
    const after = from + inserted.length;
    place.current = [after, after];
  };
  const shared = {
    ...{ ...control, maxLength: most, value: text, onBlur: () => form.leave(name) },
    onChange: ({ target }: { target: { value: string } }) => form.set(name, target.value),
    onSelect: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => {
      const { selectionStart, selectionEnd } = currentTarget;
      place.current = [selectionStart ?? text.length, selectionEnd ?? text.length];
    },
  };
  return (
    <div className={styles['insert']}>
      {line ? <Input {...shared} /> : <Input.TextArea {...shared} autoSize={{ minRows: 6 }} />}
      <div>
        <ButtonMenu menu={{ items: [...variables], onClick: ({ key }) => insert(key) }}>
          <Button size="small" icon={<Icon name="plus" size={16} />}>
            {label}
          </Button>
        </ButtonMenu>
      </div>
    </div>
  );
}
