import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Played } from './asked-questions.rules';
import { PreviewPlayer } from './preview-player';
import { Drawer } from '../drawer';

type Props = {
  view: Played;
  /** Above the questions: what the price is made of. */
  children?: ReactNode;
  onClose: () => void;
};

/** The customer's wizard, played on a draft: nothing is saved, and no buyback is declared. */
export function PreviewDrawer({ view, children, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Drawer open size={640} title={t('preview.title')} onClose={onClose}>
      {children}
      <PreviewPlayer view={view} />
    </Drawer>
  );
}
