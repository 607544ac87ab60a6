import {
  findBuybacks,
  findCustomerBuybacks,
  readBuybackByNumber,
  type FoundBuyback,
} from '@reprise/contracts/buyback';
import { peopleMeant, thingsMeant } from '@reprise/contracts/rules';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../kernel/i18n';
import { useMayCall, useRecord, useSubmission } from '../../kernel/store';
import { productName } from '../../ui/product-name';
import type { Find, Source } from './finds.types';
import { useSettled } from './use-settled';

const isCode = (text: string): boolean => /^\d{13}$/.test(text);
const lineOf = (file: Omit<FoundBuyback, 'by'>): Find => ({
  key: file.id,
  label: `${file.identificationNumber} ${productName(file)}`,
  icon: 'file',
  status: file.status,
  to: `/buyback/${file.id}`,
  file: file.id,
});

/** The one file of a whole code: in a store this opens a web buyback for whoever holds its code. */
export function useFileOfCode(text: string): Source {
  const problemText = useProblemText();
  const mayRead = useMayCall(readBuybackByNumber);
  const code = mayRead && isCode(text) ? text : undefined;
  const { value, problem } = useRecord(readBuybackByNumber, code ? { params: { number: code } } : undefined);
  if (!code) return { finds: [] };
  if (value) return { finds: [lineOf(value)] };
  return { finds: [], waiting: !problem, problem: problem && problemText(problem) };
}

/** Files by any other code that stands on a product, a box or a paper. */
export function useFoundFiles(text: string): Source {
  const mayFind = useMayCall(findBuybacks);
  const asked = useSettled(text);
  const asks = mayFind && !isCode(asked) && thingsMeant(asked).length > 0;
  const { value, status } = useRecord(findBuybacks, asks ? { query: { text: asked } } : undefined);
  return { finds: asks ? (value?.found ?? []).map(lineOf) : [], waiting: asks && status === 'loading' };
}

/** Files of a person: looked for only when somebody asks for it, since each look-up is written down. */
export function useFoundCustomer(text: string): Source & { readonly offer?: Find } {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const mayFind = useMayCall(findCustomerBuybacks);
  const { submit, status, problem, reply, clear } = useSubmission<typeof findCustomerBuybacks>();
  useEffect(() => clear(), [clear, text]);
  if (!mayFind || peopleMeant(text).length === 0) return { finds: [] };
  if (problem) return { finds: [], problem: problemText(problem) };
  if (reply)
    return reply.found.length > 0
      ? { finds: reply.found.map(lineOf) }
      : { finds: [], problem: t('search.no-customer', { text }) };
  const look = {
    key: 'customer',
    label: t('search.customer', { text }),
    icon: 'user' as const,
    onPress: () => submit(findCustomerBuybacks, { body: { text } }),
  };
  return { finds: [], offer: look, waiting: status === 'sending' };
}
