import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon';

type Props = { loading: boolean; onPrint: () => void };

/** The customer reads it before he signs: it comes first, and has the focus. */
export function PrintOrder({ loading, onPrint }: Props) {
  const { t } = useTranslation('store-desk');
  return (
    <div>
      <Button
        autoFocus
        data-focus-first
        size="large"
        icon={<Icon name="print" size={18} />}
        loading={loading}
        onClick={onPrint}
        data-testid="print-transfer-order"
      >
        {t('done.print')}
      </Button>
    </div>
  );
}
