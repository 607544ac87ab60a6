import { electronicIban, formatIban } from '@reprise/contracts/rules';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { getAt, type ZodForm } from '../../../../kernel/forms';
import { FormField } from '../../../../ui/form/form-field';
import textStyles from '../../../../ui/public/text-field.module.css';
import { useRuleText } from './field';

const isSign = (character: string): boolean => /[A-Za-z0-9]/.test(character);
const signsBefore = (text: string, caret: number): number => [...text.slice(0, caret)].filter(isSign).length;

/** The caret position in the grouped text after this number of letters and digits. */
export function caretAfter(grouped: string, signs: number): number {
  let seen = 0;
  for (let at = 0; at < grouped.length; at += 1) {
    if (seen === signs) return at;
    if (isSign(grouped.charAt(at))) seen += 1;
  }
  return grouped.length;
}

/** Groups of four while typing; pasted text may have any separators. The caret stays in place. */
export function IbanField({ form }: { form: ZodForm }) {
  const { t } = useTranslation('wizard');
  const text = useRuleText();
  const input = useRef<HTMLInputElement>(null);
  const signs = useRef<number | null>(null);
  const shown = formatIban(electronicIban(String(getAt(form.values, 'iban') ?? '')));
  useLayoutEffect(() => {
    if (signs.current === null) return;
    const caret = caretAfter(shown, signs.current);
    input.current?.setSelectionRange(caret, caret);
    signs.current = null;
  });
  return (
    <div className={textStyles['field']}>
      <FormField
        label={t('field.iban')}
        help={t('field.iban-help')}
        fault={text(form.fault('iban'))}
        required
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            name="iban"
            className={`${textStyles['control']} code`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="FR76 …"
            value={shown}
            onChange={(event) => {
              const { value, selectionStart } = event.target;
              signs.current = signsBefore(value, selectionStart ?? value.length);
              form.set('iban', electronicIban(value));
            }}
            onBlur={() => form.leave('iban')}
          />
        )}
      </FormField>
    </div>
  );
}
