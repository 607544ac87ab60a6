import { printShelfLabels, printShelfLabelsZpl } from '@reprise/contracts/item';
import { useState } from 'react';
import { useFile } from '../../kernel/files';
import { browserStorage, storageKeys } from '../../kernel/storage';

export type LabelFormat = 'pdf' | 'zpl';
const storedFormat = (): LabelFormat =>
  browserStorage.read(storageKeys.labelFormat) === 'zpl' ? 'zpl' : 'pdf';

/** Labels for the shelf, by one press: to the print dialog, or as the file that a label printer takes. */
export function useShelfLabels() {
  const file = useFile();
  const [format, setFormat] = useState(storedFormat);
  const choose = (next: LabelFormat): void => {
    browserStorage.write(storageKeys.labelFormat, next);
    setFormat(next);
  };
  const print = (itemIds: readonly string[]): void => {
    const call = { body: { itemIds: [...itemIds] } };
    if (storedFormat() === 'zpl') file.save(printShelfLabelsZpl, call, 'shelf-labels.zpl');
    else file.print(printShelfLabels, call);
  };
  return { format, choose, print, problem: file.problem, printing: file.status === 'fetching' };
}
