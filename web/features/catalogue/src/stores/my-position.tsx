import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/notice';
import { Button } from '../../../../ui/public/button';
import type { Point } from '../../../../kernel/places';

/** The device's own position, asked for by a press only; it does not leave the browser. */
export function MyPosition({ onFound }: { onFound: (place: Point) => void }) {
  const { t } = useTranslation('catalogue');
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle');
  if (!('geolocation' in navigator)) return null;
  const ask = (): void => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle');
        onFound({ latitude, longitude });
      },
      () => setState('refused'),
    );
  };
  return (
    <>
      <Button busy={state === 'asking'} onClick={ask}>
        {t('stores.my-position')}
      </Button>
      {state === 'refused' && <Notice family="grey">{t('stores.no-position')}</Notice>}
    </>
  );
}
