import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export type ChosenCaption = (among: readonly string[], value: string) => string | undefined;

/** What a value that is chosen among these is called on every screen; undefined where each form has words of its own. */
export function useChosenCaption(): ChosenCaption {
  const { i18n } = useTranslation('enums');
  return useCallback(
    (among, value) => {
      const groups: Readonly<Record<string, Readonly<Record<string, string>>>> =
        i18n.getResourceBundle(i18n.language, 'enums') ?? {};
      const whole = Object.values(groups).find((captions) => among.every((each) => each in captions));
      return whole?.[value];
    },
    [i18n],
  );
}
