import { Steps } from 'antd';
import { useTranslation } from 'react-i18next';
import { breakpoints } from '../design.tokens';
import { useNarrow } from '../use-narrow';
import { Progress } from './progress';

/** A few named steps in a row; on a narrow screen "2 of 5". `at` counts from 1. */
export function StepBar({ at, titles }: { at: number; titles: readonly string[] }) {
  const { t } = useTranslation();
  const narrow = useNarrow(breakpoints.desktop);
  const label = titles[at - 1];
  if (narrow) return <Progress at={at} of={titles.length} {...(label && { label })} />;
  return (
    <div role="group" aria-label={t('wizard.progress', { at, of: titles.length })}>
      <Steps size="small" current={at - 1} items={titles.map((title) => ({ title }))} />
    </div>
  );
}
