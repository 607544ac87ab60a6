import type { BulkEndpoint, BulkLine } from '@reprise/contracts/kernel';
import { useEffect, useRef, useState } from 'react';
import { newId } from '../../kernel/new-id';
import { useSubmission } from '../../kernel/store';
import type { BulkAct, BulkRow, BulkSaid } from './bulk-act';

const filled = (said: BulkSaid): BulkSaid =>
  Object.fromEntries(
    Object.entries(said).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : [])),
  );

/** Later results of the same lines in the place of earlier ones. */
const renewed = (earlier: readonly BulkLine[], later: readonly BulkLine[]): readonly BulkLine[] => {
  const byId = new Map(later.map((line) => [line.id, line]));
  return earlier.map((line) => byId.get(line.id) ?? line);
};

/** The steps of an act on many: what it asks, what would come of it, what came of it, and again what was refused. */
export function useBulk({ call, fixed }: BulkAct, rows: readonly BulkRow[]) {
  const [commandId] = useState(newId);
  const [said, setSaid] = useState<BulkSaid>({});
  const [lines, setLines] = useState<readonly BulkLine[]>([]);
  const [done, setDone] = useState(false);
  const { submit, clear, status, problem, reply } = useSubmission<BulkEndpoint>();
  const ordered = useRef(false);
  useEffect(() => {
    if (!reply) return;
    setDone(ordered.current);
    setLines((earlier) => (earlier.length > 0 ? renewed(earlier, reply.lines) : reply.lines));
  }, [reply]);
  const send = (ids: readonly string[], dryRun: boolean): void => {
    ordered.current = !dryRun;
    submit(call, { body: { commandId, ids: [...ids], act: { ...fixed, ...filled(said) }, dryRun } });
  };
  const ids = (result: BulkLine['result']): string[] =>
    lines.filter((line) => line.result === result).map(({ id }) => id);
  return {
    said,
    say: (name: string, text: string): void => {
      clear();
      setLines([]);
      setSaid((before) => ({ ...before, [name]: text }));
    },
    lines,
    /** It was ordered; until then the lines say what would come of it. */
    done,
    accepted: ids('accepted').length,
    refused: ids('refused').length,
    sending: status === 'sending',
    problem,
    preview: () =>
      send(
        rows.map(({ id }) => id),
        true,
      ),
    run: () => send(ids('accepted'), false),
    again: () => send(ids('refused'), false),
  };
}
