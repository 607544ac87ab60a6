import { homePageEndpoints } from '@reprise/contracts/configuration';
import { useRecord } from '../../../../kernel/store';
import { Spinner } from '../../../../ui/public/spinner';
import OwnHome from './own-home';
import { StandardHome } from './standard-home';

/** Where the page that the visitor opened did not say which home page the client has. */
export default function AskedHome({ id }: { id: string }) {
  const { value, problem } = useRecord(homePageEndpoints.ofAccount, { params: { id } });
  if (!value && !problem) return <Spinner page />;
  return value?.active ? <OwnHome page={value} /> : <StandardHome />;
}
