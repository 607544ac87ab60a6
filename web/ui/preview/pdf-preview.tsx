import type { CallOf, EndpointSpec } from '@reprise/contracts/kernel';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile, useFile } from '../../kernel/files';
import { Drawer } from '../drawer';
import { ErrorState } from '../error-state';
import { Icon } from '../icon';
import { TextSkeleton } from '../skeletons';
import styles from './pdf-preview.module.css';

type Props<E extends EndpointSpec> = { label: string; endpoint: E; call: CallOf<E>; file: string };

/** A button that shows a draft as the server draws it; where a browser shows no PDF, it can be saved. */
export function PdfPreview<E extends EndpointSpec>({ label, endpoint, call, file }: Props<E>) {
  const { t } = useTranslation();
  const { read, problem } = useFile();
  const [opened, setOpened] = useState(false);
  const [drawn, setDrawn] = useState<{ pdf: Blob; url: string }>();
  useEffect(() => {
    if (!drawn) return undefined;
    return () => URL.revokeObjectURL(drawn.url);
  }, [drawn]);
  const ask = (): void => {
    setOpened(true);
    setDrawn(undefined);
    read(endpoint, call, (pdf) => setDrawn({ pdf, url: URL.createObjectURL(pdf) }));
  };
  return (
    <div className={styles['ask']}>
      <Button icon={<Icon name="eye" size={16} />} onClick={ask}>
        {label}
      </Button>
      <Drawer
        {...{ open: opened, size: 720, title: label, onClose: () => setOpened(false) }}
        extra={
          drawn && (
            <Button icon={<Icon name="download" size={16} />} onClick={() => saveFile(drawn.pdf, file)}>
              {t('action.download')}
            </Button>
          )
        }
      >
        {problem && <ErrorState problem={problem} onRetry={ask} />}
        {!problem && !drawn && <TextSkeleton lines={8} />}
        {!problem && drawn && (
          <iframe
            className={styles['paper']}
            src={`${drawn.url}#toolbar=0&navpanes=0&view=FitH`}
            title={label}
          />
        )}
      </Drawer>
    </div>
  );
}
