import { useEffect, useRef, useState } from 'react';
import type { AppProblem } from '../../kernel/api';
import { type FormValues, type Merge, mergeValues, sameValue, type ZodForm } from '../../kernel/forms';
import { useLatest } from '../../kernel/store/use-latest';

/** One field that two people changed differently. */
type Clash = { name: string; mine: unknown; theirs: unknown; picked?: 'mine' | 'theirs' };
export type OpenMerge = {
  clashes: readonly Clash[];
  /** Names of fields that only the other person changed; the form has adopted their values. */
  taken: readonly string[];
  pick: (name: string, whose: 'mine' | 'theirs') => void;
  decided: boolean;
};

export const isStale = (problem: AppProblem | undefined): boolean =>
  problem?.code === 'stale-revision' || problem?.code === 'concurrent-change';

type Telling = {
  /** Nothing is merged any more: it is being saved. */
  settled: boolean;
  /** The newer record is this person's own work, from another part of the screen: nobody is to be told of it. */
  own: boolean;
  /** How often the form was saved and went on. */
  saves: number;
  /** The version over which the form was begun, if not over the one on screen. */
  begun?: FormValues | undefined;
};

const whole = (values: FormValues): Merge => ({ values, open: [], taken: [] });

/**
 * Keeps a form and its record in sync: a newer record (fetched after a refusal, or changed by somebody while the
 * form was open) is merged field by field, and conflicts wait for a choice.
 */
export function useMerge(
  form: ZodForm,
  initial: FormValues,
  { settled, own, saves, begun }: Telling,
): OpenMerge {
  const [base, setBase] = useState(begun ?? initial);
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const latest = useLatest({ form, initial, base, settled, own });
  const version = JSON.stringify(initial);
  const goneOn = useRef(saves);
  useEffect(() => {
    const now = latest.current;
    // What was saved from here is nobody else's, however the server wrote it.
    const written = goneOn.current !== saves;
    goneOn.current = saves;
    if (!written && (now.settled || sameValue(now.base, now.initial))) return;
    const mine = now.form.values;
    const merge = written ? whole(now.initial) : mergeValues(now.base, mine, now.initial);
    setBase(now.initial);
    setTaken(now.own ? [] : merge.taken);
    setClashes(merge.open.map((name) => ({ name, mine: mine[name], theirs: now.initial[name] })));
    now.form.reset(merge.values);
  }, [version, saves, latest]);
  // What is read again may arrive before the reply by which it is known as one's own.
  useEffect(() => {
    if (own) setTaken([]);
  }, [own]);
  const pick: OpenMerge['pick'] = (name, whose) => {
    const clash = clashes.find((each) => each.name === name);
    if (!clash) return;
    form.set(name, clash[whose]);
    setClashes(clashes.map((each) => (each === clash ? { ...clash, picked: whose } : each)));
  };
  return { clashes, taken, pick, decided: clashes.every(({ picked }) => picked !== undefined) };
}

/** Fetches the record again once a refusal reports that it has changed. */
export function useReadAgain(problem: AppProblem | undefined, read: (() => void) | undefined): void {
  const latest = useLatest(read);
  useEffect(() => {
    if (isStale(problem)) latest.current?.();
  }, [problem, latest]);
}
