import {
  importErrorSchema,
  importFaultText,
  type ImportContent,
  type ImportFault,
} from '@reprise/contracts/imports';
import { problemCodes, type ProblemCode } from '@reprise/contracts/problems';
import { useTranslation } from 'react-i18next';

const isProblem = (code: string): code is ProblemCode => problemCodes.some((each) => each === code);

/** Why a line was left out, in one sentence for each of its cells. */
export function useFaultText(content: ImportContent): (fault: ImportFault) => string {
  const { t, i18n } = useTranslation('problems');
  const problem = (code: string): string | undefined => (isProblem(code) ? t(code) : undefined);
  return (fault) => importFaultText(content, fault, i18n.language, problem);
}

/** Why a file, or an import as a whole, came to nothing. */
export function useErrorText(): (code: string) => string {
  const { t } = useTranslation('imports');
  return (code) => t(`error.${importErrorSchema.safeParse(code).data ?? 'technical'}`);
}
