import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { z } from 'zod';
import type { AppProblem } from '../api';
import { useLatest } from '../store/use-latest';
import { changedNames, type FormValues, getAt, setAt } from './values';
import { type FieldFault, type FieldFaults, faultsOf, serverFaults } from './field-faults';

export type ZodFormOptions<S extends z.ZodType> = {
  schema: S;
  initial: FormValues;
  /** What had been typed before, if the form is gone on with. */
  begun?: FormValues | undefined;
  /** Called with parsed values only. */
  onSubmit: (values: z.output<S>) => void;
  /** The refusal of the last attempt: its violations are shown on their fields. */
  problem?: AppProblem | undefined;
};

/** Whether `name` is `of`, or stands within it. */
const isWithin = (name: string, of: string): boolean => name === of || name.startsWith(`${of}.`);

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * A form over a zod schema: a field is validated when it is left with something in it, all of them on submit; the
 * first error then gets the focus. Put `ref={form.formRef}` on the form and `data-field={name}` around each control.
 */
export function useZodForm<S extends z.ZodType>(options: ZodFormOptions<S>) {
  const { schema, initial, begun, onSubmit, problem } = options;
  const [values, setValues] = useState<FormValues>(begun ?? initial);
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<FieldFaults>({});
  const [attempts, setAttempts] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);
  const parsed = useMemo(() => schema.safeParse(values), [schema, values]);
  const own = useMemo(() => (parsed.success ? {} : faultsOf(parsed.error, values)), [parsed, values]);

  useEffect(() => {
    setRefused(problem ? serverFaults(problem.violations) : {});
    if (problem && problem.violations.length > 0) setAttempts((n) => n + 1);
  }, [problem]);

  const focusFirst = useCallback((): void => {
    const fault = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    fault?.focus();
  }, []);
  useEffect(() => {
    if (attempts > 0) focusFirst();
  }, [attempts, focusFirst]);

  const set = useCallback((name: string, value: unknown): void => {
    setValues((before) => setAt(before, name, value));
    setRefused((before) =>
      Object.fromEntries(Object.entries(before).filter(([each]) => !isWithin(each, name))),
    );
  }, []);
  const latest = useLatest({ values, initial });
  const leave = useCallback(
    (name: string): void => {
      const { values: now, initial: begun } = latest.current;
      // Passing by an empty field is no mistake yet; its sentence would move what is being pressed.
      if (isEmpty(getAt(now, name)) && isEmpty(getAt(begun, name))) return;
      setJudged((before) => new Set(before).add(name));
    },
    [latest],
  );
  const submit = (event?: { preventDefault: () => void }): void => {
    event?.preventDefault();
    setJudged(new Set(Object.keys(own)));
    if (parsed.success) onSubmit(parsed.data);
    else setAttempts((n) => n + 1);
  };
  const isJudged = (name: string): boolean => [...judged].some((each) => isWithin(name, each));
  const fault = (name: string): FieldFault | undefined =>
    refused[name] ?? (isJudged(name) ? own[name] : undefined);
  /** The name of the first fault shown at a field or within its value. */
  const faultWithin = (of: string): string | undefined =>
    [...Object.keys(refused), ...Object.keys(own).filter(isJudged)].find((name) => isWithin(name, of));
  const reset = (to: FormValues): void => {
    setValues(to);
    setJudged(new Set());
  };
  return {
    values,
    set,
    leave,
    submit,
    fault,
    faultWithin,
    attempts,
    focusFirst,
    initial,
    formRef,
    reset,
    valid: parsed.success,
    changed: changedNames(values, initial),
  };
}
export type ZodForm = ReturnType<typeof useZodForm>;
