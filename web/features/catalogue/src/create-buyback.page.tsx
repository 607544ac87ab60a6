import { Navigate } from 'react-router-dom';

/** "A create-buyback route that redirects to search" (customer journey §2). */
const CreateBuybackPage = () => <Navigate to="/search" replace />;
export default CreateBuybackPage;
