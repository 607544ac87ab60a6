import { printShelfLabels } from '@reprise/contracts/item';
import { Button, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../kernel/i18n/problem-text';
import { useMayCall } from '../../kernel/store';
import { ButtonMenu } from '../button-menu';
import { Icon } from '../icon';
import { Notice } from '../notice';
import { type LabelFormat, useShelfLabels } from './use-shelf-labels';

const formats: readonly LabelFormat[] = ['pdf', 'zpl'];

/** One press prints the labels of these items; beside it, what the printer takes. */
export function ShelfLabelButton({ itemIds }: { itemIds: readonly string[] }) {
  const { t } = useTranslation('scan');
  const problemText = useProblemText();
  const may = useMayCall(printShelfLabels);
  const { format, choose, print, printing, problem } = useShelfLabels();
  if (!may || itemIds.length === 0) return null;
  const items = formats.map((key) => ({ key, label: t(`papers.format.${key}`) }));
  const chosen = (key: string): void => choose(key === 'zpl' ? 'zpl' : 'pdf');
  return (
    <>
      <Space.Compact>
        <Button
          icon={<Icon name="print" size={16} />}
          loading={printing}
          onClick={() => print(itemIds)}
          data-testid="print-labels"
        >
          {t('papers.labels', { count: itemIds.length })}
        </Button>
        <ButtonMenu
          menu={{ items, selectable: true, selectedKeys: [format], onClick: ({ key }) => chosen(key) }}
        >
          <Button aria-label={t('papers.choose')} icon={<Icon name="chevron-down" size={16} />} />
        </ButtonMenu>
      </Space.Compact>
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
    </>
  );
}
