import {
  type ItemRefurbishment,
  type itemRefurbishmentSchema,
  type ItemRow,
  readItem,
  readRefurbishment,
} from '@reprise/contracts/item';
import type { CallOf, EndpointSpec } from '@reprise/contracts/kernel';
import { useEffect } from 'react';
import type { z } from 'zod';
import type { AppProblem } from '../../../kernel/api';
import { useKnownRecord, useRecord, useSubmission } from '../../../kernel/store';
import { useLatest } from '../../../kernel/store/use-latest';

type Work = {
  item: ItemRow | undefined;
  work: ItemRefurbishment | undefined;
  problem: AppProblem | undefined;
  refresh: () => void;
};

/** An item with its diagnosis and steps, followed while it is on screen. */
export function useWork(id: string): Work {
  const item = useRecord(readItem, { params: { id } });
  const work = useRecord(readRefurbishment, { params: { id } });
  const refresh = (): void => {
    item.refresh();
    work.refresh();
  };
  return { item: item.value, work: work.value, problem: item.problem ?? work.problem, refresh };
}

type Act = EndpointSpec<z.ZodType, z.ZodType, z.ZodType, typeof itemRefurbishmentSchema>;

/** Acts on an item in refurbishment; what it then is like is known before the next screen asks. */
export function useWorkAct(onDone: (work: ItemRefurbishment) => void) {
  const known = useKnownRecord();
  const { submit, status, problem, reply, clear } = useSubmission<Act>();
  const done = useLatest(onDone);
  useEffect(() => {
    if (!reply) return;
    known(readRefurbishment, { params: { id: reply.id } }, reply);
    clear();
    done.current(reply);
  }, [clear, done, known, reply]);
  const act = <E extends Act>(endpoint: E, call: CallOf<E>): void => submit(endpoint, call);
  return { act, sending: status === 'sending', problem, clear };
}
