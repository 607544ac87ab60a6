import { ProposalPage } from './proposal.page';

const AcceptPage = () => <ProposalPage meant="accepted" />;
export default AcceptPage;
