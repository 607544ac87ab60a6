import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useLoneKey, useScanner } from '../../../../kernel/scanner';
import { Page } from '../../../../ui/page/page';
import { statusLook } from '../../../../ui/status-table';
import { ButtonKey } from '../../../../ui/key-cap';
import { Outcome } from '../../../../ui/wizard/step-card';

const search = '/warehouse/item-refurb-steps/search';

/** The item is confirmed: which one, and the stock to put it into, where the address names one. */
export default function CompletedPage() {
  const { t } = useTranslation('refurbishment');
  const navigate = useNavigate();
  const { itemId = '' } = useParams();
  const [query] = useSearchParams();
  const stock = query.get('stockName');
  const next = (): void => void navigate(search);
  useScanner((code) => void navigate(`${search}?code=${encodeURIComponent(code)}`));
  useLoneKey((key) => {
    if (key === 'Enter') next();
  });
  return (
    <Page title={t('completed.title')}>
      <Outcome
        look={statusLook('item_refurb_completed')}
        status="item_refurb_completed"
        title={<span className="code">{query.get('identificationNumber')}</span>}
        acts={
          <>
            <Button size="large" onClick={() => void navigate(`/items-stock/${itemId}/edit`)}>
              {t('completed.open')}
            </Button>
            <Button type="primary" size="large" onClick={next}>
              {t('diagnosis.next-item')} <ButtonKey>↵</ButtonKey>
            </Button>
          </>
        }
      >
        {stock && (
          <p>
            {t('diagnosis.put-into')} <strong>{stock}</strong>
          </p>
        )}
      </Outcome>
    </Page>
  );
}
