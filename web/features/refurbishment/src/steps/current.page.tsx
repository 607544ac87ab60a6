import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { selectUser } from '../../../../kernel/session';
import { useAppSelector } from '../../../../kernel/store';
import { ItemPage } from '../item-page';
import { stepsObstacle } from '../item-way.rules';
import { currentStep } from './step.rules';

/** An item's own address leads to the step that this technician goes on with, or to all of them. */
export default function CurrentPage() {
  const { t } = useTranslation('refurbishment');
  const { itemId = '' } = useParams();
  const me = useAppSelector(selectUser)?.id;
  return (
    <ItemPage id={itemId} title={t('steps.title')}>
      {({ work }) => {
        const step = stepsObstacle(work.status) ? undefined : currentStep(work.steps, me);
        return <Navigate to={`/items/${itemId}/item-refurb-steps${step ? `/${step.id}` : ''}`} replace />;
      }}
    </ItemPage>
  );
}
