import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ControlProps } from './form-field';

type Props = ControlProps & {
  value: unknown;
  onChange: (value: number | string | null) => void;
  onBlur: () => void;
  disabled: boolean;
  /** As it is shown while nobody types. */
  write: (value: number, language: string) => string;
  /** What was typed; undefined when it is none. */
  read: (text: string, language: string) => number | undefined;
};

/**
 * A number as the person's language writes it. While it is typed the text is the person's own; what cannot be read
 * stays as it is, so that it can be corrected, and the form refuses it.
 */
export function NumberInput({ value, onChange, onBlur, write, read, ...control }: Props) {
  const { i18n } = useTranslation();
  const [typed, setTyped] = useState<string>();
  const kept = typeof value === 'number' ? write(value, i18n.language) : String(value ?? '');
  const type = (text: string): void => {
    setTyped(text);
    onChange(text.trim() === '' ? null : (read(text, i18n.language) ?? text));
  };
  return (
    <Input
      {...control}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? kept}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        setTyped(undefined);
        onBlur();
      }}
    />
  );
}
