import { cellProblemSchema, cellProblemText } from '@reprise/contracts/catalogue-files';
import { importErrorSchema, type ImportContent, type ImportFault } from '@reprise/contracts/imports';
import { problemCodes, type ProblemCode } from '@reprise/contracts/problems';
import { useTranslation } from 'react-i18next';
import { columnLabel } from './column-choices.texts';

const isProblem = (code: string): code is ProblemCode => problemCodes.some((each) => each === code);

/** Why a line was left out, in one sentence for each of its cells. */
export function useFaultText(content: ImportContent): (fault: ImportFault) => string {
  const { t, i18n } = useTranslation(['imports', 'problems']);
  return ({ column, code, value = '', limit }) => {
    const cell = cellProblemSchema.safeParse({ column, code, ...(limit !== undefined && { limit }) });
    if (cell.success) return cellProblemText(content, cell.data, i18n.language);
    const named = { column: column ? columnLabel(content, column, i18n.language) : '', value };
    const own = t(`imports:fault.${code}` as 'imports:fault.refused', { ...named, defaultValue: '' });
    if (own) return own;
    return isProblem(code) ? t(`problems:${code}`) : t('imports:fault.refused', named);
  };
}

/** Why a file, or an import as a whole, came to nothing. */
export function useErrorText(): (code: string) => string {
  const { t } = useTranslation('imports');
  return (code) => t(`error.${importErrorSchema.safeParse(code).data ?? 'technical'}`);
}
