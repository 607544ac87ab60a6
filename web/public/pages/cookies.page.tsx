import { CookiesPolicy } from './cookies-policy';

export default function CookiesPage() {
  return <CookiesPolicy framed />;
}
