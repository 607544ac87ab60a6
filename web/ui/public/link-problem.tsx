import { useTranslation } from 'react-i18next';
import type { AppProblem } from '../../kernel/api';
import { EmptyState } from '../empty-state';
import { ErrorState } from '../error-state';
import { ButtonLink } from './button';
import { Column } from './column';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** 24 bytes as base64url, as the server signs them. */
const wholeToken = /^[\w-]{32}$/;

/** Mail programs cut long links: what is left of one is told apart from a link that leads nowhere. */
export const isWholeLink = (id: string, token: string): boolean => uuid.test(id) && wholeToken.test(token);

type Props = { whole: boolean; problem: AppProblem | undefined; onRetry: () => void };

/** Why a link from a mail shows nothing, and what to do about it. */
export function LinkProblem({ whole, problem, onRetry }: Props) {
  const { t } = useTranslation();
  const wrong = problem?.code === 'not-found';
  if (whole && problem && !wrong)
    return (
      <Column>
        <ErrorState problem={problem} onRetry={onRetry} />
      </Column>
    );
  const kind = whole ? 'unknown' : 'incomplete';
  return (
    <Column title={t(`link.${kind}-title`)}>
      <EmptyState
        drawing="search"
        sentence={t(`link.${kind}`)}
        action={<ButtonLink to="/faq">{t('link.contact')}</ButtonLink>}
      />
    </Column>
  );
}
