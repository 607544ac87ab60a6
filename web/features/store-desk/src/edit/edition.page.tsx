import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { editionTarget } from './edition.rules';

/** `buyback/{id}/edition?itemWorkflowStep=`: the screen on which that step is done, which has its own guard. */
export default function EditionPage() {
  const { id = '' } = useParams();
  return <Navigate to={editionTarget(id, useSearchParams()[0].get('itemWorkflowStep'))} replace />;
}
