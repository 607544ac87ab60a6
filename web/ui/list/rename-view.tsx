import { savedViewEndpoints, type SavedView } from '@reprise/contracts/configuration';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccepted, useSubmission } from '../../kernel/store';
import { ViewName } from './view-name';

type Props = { view: SavedView; onClose: () => void };

/** The name of a view while it is changed. A name that is taken stays, to be corrected; leaving it gives it up. */
export function RenameView({ view: { id, label: name }, onClose }: Props) {
  const { t } = useTranslation();
  const { submit, status, problem } = useSubmission();
  const [label, setLabel] = useState(name);
  const [sent, setSent] = useState(name);
  const asked = label.trim();
  useAccepted(status, onClose);
  const rename = (): void => {
    if (status === 'sending') return;
    if (asked === '' || asked === sent) return onClose();
    setSent(asked);
    submit(savedViewEndpoints.update, { params: { id }, body: { label: asked } });
  };
  return (
    <ViewName
      autoFocus
      label={t('views.rename', { name })}
      value={label}
      problem={asked === sent ? problem : undefined}
      onChange={setLabel}
      onEnter={rename}
      onLeave={rename}
    />
  );
}
