import { readItemPassport } from '@reprise/contracts/item';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useRecord } from '../../../kernel/store';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { Button } from '../../../ui/public/button';
import { Column } from '../../../ui/public/column';
import { TextSkeleton } from '../../../ui/skeletons';
import { Passport } from './passport';

/** What does not fit the form of an address is as wrong as what was never signed. */
const isWrong = ({ code }: { code: string }): boolean => ['not-found', 'invalid-request'].includes(code);

/** `/passport/{itemId}?token=`: for whoever holds the product, through the QR code of its sheet. */
export default function PassportPage() {
  const { t } = useTranslation('passport');
  const { t: common } = useTranslation();
  const { itemId: id = '' } = useParams();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { value, problem, refresh } = useRecord(readItemPassport, { params: { id }, query: { token } });
  if (value) return <Passport passport={value} id={id} token={token} />;
  if (problem && isWrong(problem)) {
    return (
      <Column title={t('wrong-title')}>
        <EmptyState drawing="unplugged" sentence={t('wrong')} />
      </Column>
    );
  }
  // Whoever holds the product reads this, not the workshop: they cannot finish what is open.
  if (problem?.code === 'passport-not-ready') {
    return (
      <Column title={t('open-title')}>
        <EmptyState drawing="box" sentence={t('open')} />
        <div>
          <Button onClick={refresh}>{common('action.retry')}</Button>
        </div>
      </Column>
    );
  }
  return (
    <Column title={t('page')}>
      {problem ? <ErrorState problem={problem} onRetry={refresh} /> : <TextSkeleton lines={6} />}
    </Column>
  );
}
