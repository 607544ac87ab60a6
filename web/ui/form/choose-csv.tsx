import { Button } from 'antd';
import { type ChangeEvent, useRef } from 'react';
import { Icon } from '../icon';

type Props = { label: string; sending: boolean; onFile: (file: File) => void };

/** A button that takes a CSV file from the person’s computer. */
export function ChooseCsv({ label, sending, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file) onFile(file);
    // The same file may be chosen again once it is mended.
    target.value = '';
  };
  return (
    <>
      <input ref={input} type="file" hidden aria-label={label} accept=".csv,text/csv" onChange={choose} />
      <Button
        type="primary"
        loading={sending}
        icon={<Icon name="upload" size={16} />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
