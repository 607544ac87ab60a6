import { transferOrderVariables, type TransferOrderVariable } from '@reprise/contracts/configuration';
import { Button, Dropdown, Input } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { getAt, type ZodForm } from '../../../kernel/forms';
import type { ControlProps } from '../../../ui/form/form-field';
import { Icon } from '../../../ui/icon';
import styles from './settings.module.css';

type Props = { form: ZodForm; control: ControlProps };

/** The text, with its variables in a menu: each is inserted where the cursor stands. */
export function TextWithVariables({ form, control }: Props) {
  const { t } = useTranslation('settings');
  const place = useRef<readonly [number, number]>(undefined);
  const value = getAt(form.values, 'text');
  const text = typeof value === 'string' ? value : '';
  const insert = (variable: string): void => {
    const [from, to] = place.current ?? [text.length, text.length];
    const inserted = `{{${variable}}}`;
    form.set('text', text.slice(0, from) + inserted + text.slice(to));
    const after = from + inserted.length;
    place.current = [after, after];
  };
  const items = transferOrderVariables.map((key: TransferOrderVariable) => ({
    key,
    label: t(`variable.${key}`),
  }));
  return (
    <div className={styles['insert']}>
      <div>
        <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => insert(key) }}>
          <Button icon={<Icon name="plus" size={16} />}>{t('order.insert')}</Button>
        </Dropdown>
      </div>
      <Input.TextArea
        {...control}
        autoSize={{ minRows: 8 }}
        maxLength={5000}
        value={text}
        onSelect={({ currentTarget: { selectionStart, selectionEnd } }) => {
          place.current = [selectionStart, selectionEnd];
        }}
        onBlur={() => form.leave('text')}
        onChange={({ target }) => form.set('text', target.value)}
      />
    </div>
  );
}
