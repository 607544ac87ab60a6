import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Notice } from '../../../ui/notice';
import { selectCompliance } from './compliance.slice';
import type { Draft } from './compliance.types';
import { type Difference, unshown } from './differences.rules';

type Props = { proofRequired: boolean; found: readonly Difference[]; draft: Draft };

/** What the server will ask for before it offers less, told before it refuses. */
export function ProofNotice({ proofRequired, found, draft }: Props) {
  const { t } = useTranslation('compliance');
  const { preview } = useSelector(selectCompliance);
  if (!proofRequired || preview?.outcome !== 'lower') return null;
  // Nothing but the date lowers it: the server explains that by itself.
  if (preview.late && found.length === 0) return null;
  const missing = unshown(found, draft).map(({ question }) => question);
  const silent = draft.comment.trim() === '';
  if (missing.length === 0 && !silent) return null;
  return (
    <Notice family="amber" title={t('proof.title')}>
      {missing.length > 0 && <p>{t('proof.photos', { questions: missing.join(', ') })}</p>}
      {silent && <p>{t('proof.reason')}</p>}
    </Notice>
  );
}
