import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state';

/** In the place of a page that cannot be drawn. */
export function Crashed() {
  const { t } = useTranslation();
  return (
    <>
      <h1>{t('error.server')}</h1>
      <EmptyState
        drawing="unplugged"
        sentence={t('error.crash')}
        action={
          <Button type="primary" onClick={() => globalThis.location.reload()}>
            {t('error.button.reload')}
          </Button>
        }
      />
    </>
  );
}
