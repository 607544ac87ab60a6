import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../../../ui/live-region';
import { Notice } from '../../../../ui/notice';

type Props = { text: string; total: number; near: boolean };

/** How many there are; or that what follows is only near, so that nobody takes a likely product for their own. */
export function FoundLine({ text, total, near }: Props) {
  const { t } = useTranslation('catalogue');
  const words = near ? t('results.near', { text }) : t('results.count', { count: total });
  return (
    <>
      <LiveRegion message={words} />
      {near ? <Notice family="grey">{words}</Notice> : <p>{words}</p>}
    </>
  );
}
