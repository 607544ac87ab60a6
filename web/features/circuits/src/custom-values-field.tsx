import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getAt, type ZodForm } from '../../../kernel/forms';
import { LinesField } from '../../../ui/form/lines-field';
import styles from './circuits.module.css';

type Pair = readonly [name: string, value: string];
const pairsOf = (value: unknown): Pair[] =>
  Object.entries(Object(value)).map(([name, each]) => [name, String(each)]);

/** Names and values for the connectors of the circuit; a line without a name is not kept. */
export function CustomValuesField({ form }: { form: ZodForm }) {
  const { t } = useTranslation('circuit-rules');
  const [pairs, setPairs] = useState<readonly Pair[]>(() => pairsOf(getAt(form.values, 'customValues')));
  const change = (next: readonly Pair[]): void => {
    setPairs(next);
    form.set('customValues', Object.fromEntries(next.filter(([name]) => name !== '')));
  };
  return (
    <LinesField<Pair>
      {...{ lines: pairs, fresh: ['', ''], onChange: change }}
      words={{ add: t('custom.add'), remove: (place) => t('custom.remove', { place }) }}
    >
      {([name, value], at, put) => (
        <>
          <Input
            className={styles['type'] ?? ''}
            aria-label={t('custom.name', { place: at + 1 })}
            maxLength={100}
            value={name}
            onChange={({ target }) => put([target.value, value])}
          />
          <Input
            aria-label={t('custom.value', { place: at + 1 })}
            maxLength={1000}
            value={value}
            onChange={({ target }) => put([name, target.value])}
          />
        </>
      )}
    </LinesField>
  );
}
