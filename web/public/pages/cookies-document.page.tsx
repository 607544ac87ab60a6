import { CookiesPolicy } from './cookies-policy';

export default function CookiesDocumentPage() {
  return <CookiesPolicy framed={false} />;
}
