import { ProposalPage } from './proposal.page';

const RejectPage = () => <ProposalPage meant="declined" />;
export default RejectPage;
