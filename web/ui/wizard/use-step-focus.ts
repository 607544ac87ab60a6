import { type RefObject, useEffect, useRef } from 'react';

/** `question`: the heading, or what is marked, once the step changes. `input`: the answer to give, from the first step on; where there is none, what is marked `data-focus-first`. */
export type StepFocus = 'question' | 'input';

const targets: Readonly<Record<StepFocus, readonly string[]>> = {
  question: ['h1', '[data-focus-first]'],
  input: ['[data-focus-first]', 'input[type=radio]:checked', 'input:not([type=hidden])', 'h1'],
};

/** Moves the focus into the step that is now shown. */
export function useStepFocus(body: RefObject<HTMLElement | null>, step: string, focus: StepFocus): void {
  const shown = useRef(focus === 'question' ? step : undefined);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const found = targets[focus].map((each) => body.current?.querySelector<HTMLElement>(each));
    found.find(Boolean)?.focus();
  }, [body, step, focus]);
}
