import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getAt, type ZodForm } from '../../../kernel/forms';
import { Icon } from '../../../ui/icon';
import styles from './circuits.module.css';

type Pair = readonly [name: string, value: string];
const pairsOf = (value: unknown): Pair[] =>
  Object.entries(Object(value)).map(([name, each]) => [name, String(each)]);

/** Names and values for the connectors of the circuit; a line without a name is not kept. */
export function CustomValuesField({ form }: { form: ZodForm }) {
  const { t } = useTranslation('circuit-rules');
  const [pairs, setPairs] = useState(() => pairsOf(getAt(form.values, 'customValues')));
  const put = (next: Pair[]): void => {
    setPairs(next);
    form.set('customValues', Object.fromEntries(next.filter(([name]) => name !== '')));
  };
  const change = (at: number, pair: Pair): void =>
    put(pairs.map((each, index) => (index === at ? pair : each)));
  return (
    <ul className={styles['lines']}>
      {pairs.map(([name, value], at) => (
        <li key={at} className={styles['line']}>
          <Input
            className={styles['type'] ?? ''}
            aria-label={t('custom.name', { place: at + 1 })}
            maxLength={100}
            value={name}
            onChange={({ target }) => change(at, [target.value, value])}
          />
          <Input
            aria-label={t('custom.value', { place: at + 1 })}
            maxLength={1000}
            value={value}
            onChange={({ target }) => change(at, [name, target.value])}
          />
          <Button
            type="text"
            aria-label={t('custom.remove', { place: at + 1 })}
            icon={<Icon name="trash" size={16} />}
            onClick={() => put(pairs.filter((_each, index) => index !== at))}
          />
        </li>
      ))}
      <li>
        <Button icon={<Icon name="plus" size={16} />} onClick={() => put([...pairs, ['', '']])}>
          {t('custom.add')}
        </Button>
      </li>
    </ul>
  );
}
