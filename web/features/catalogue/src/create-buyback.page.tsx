import { Navigate } from 'react-router-dom';

/** "A create-buyback route that redirects to search" (customer seed §2). */
const CreateBuybackPage = () => <Navigate to="/search" replace />;
export default CreateBuybackPage;
