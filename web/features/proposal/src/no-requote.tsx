import { useTranslation } from 'react-i18next';
import type { AppProblem } from '../../../kernel/api';
import { useProblemText } from '../../../kernel/i18n';
import { Notice } from '../../../ui/notice';
import { ButtonLink } from '../../../ui/public/button';
import { Column } from '../../../ui/public/column';

/** Refusals that the staff is told in other words. */
const ended = ['buyback-status-invalid', 'buyback-cancelled', 'buyback-cancel-pending'] as const;

type Props = {
  problem: AppProblem;
  follow: string;
  /** The person has just asked for it on this page. */
  asked: boolean;
};

/** No price of the day to take: the promised one still holds, the product left, or it is no longer bought as declared. */
export function NoRequote({ problem, follow, asked }: Props) {
  const { t } = useTranslation('proposal');
  const problemText = useProblemText();
  const holds = problem.code === 'price-still-locked';
  const why = ended.find((code) => code === problem.code);
  return (
    <Column title={t(holds ? 'requote.holds-title' : 'requote.none-title')} follows={asked}>
      <Notice family={holds ? 'green' : 'grey'}>
        {why ? t(`requote.why.${why}`) : problemText(problem)}
      </Notice>
      {why === 'buyback-cancelled' && (
        <ButtonLink variant="primary" to="/search" icon="search">
          {t('requote.estimate')}
        </ButtonLink>
      )}
      <ButtonLink to={follow} icon="truck">
        {t('follow')}
      </ButtonLink>
    </Column>
  );
}
