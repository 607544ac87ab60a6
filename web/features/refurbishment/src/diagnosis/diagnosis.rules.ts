import type { RefurbQuestion } from '@reprise/contracts/configuration';
import type { ItemRefurbishment } from '@reprise/contracts/item';

/** Back office §2, in order. */
export const diagnosisSteps = ['questions', 'summary', 'stock', 'finalized'] as const;
export type DiagnosisStep = (typeof diagnosisSteps)[number];
export const addressOf = (id: string, step: DiagnosisStep): string => `/refurb-diagnosis/${id}/${step}`;

/** The furthest step that the diagnosis has reached. */
export function reachedStep({ status, answers, steps, destinationId }: ItemRefurbishment): DiagnosisStep {
  if (status !== 'item_refurb_diagnostic_in_progress') return 'finalized';
  if (answers.length === 0) return 'questions';
  return steps.length > 0 || destinationId ? 'stock' : 'summary';
}

/** A summary without a step looks like none, so the stock may follow it; nothing else is reached before its turn. */
export function isEarly(step: DiagnosisStep, work: ItemRefurbishment): boolean {
  const reached = reachedStep(work);
  const furthest = reached === 'summary' ? 'stock' : reached;
  return diagnosisSteps.indexOf(step) > diagnosisSteps.indexOf(furthest);
}

export type Draft = Readonly<Record<string, readonly string[]>>;
export const draftOf = ({ answers }: ItemRefurbishment): Draft =>
  Object.fromEntries(
    answers.map(({ questionId, answers: given }) => [questionId, given.map(({ id }) => id)]),
  );

/** One answer replaces another; of several, each is added or taken back. */
export function answered(draft: Draft, { id, type }: RefurbQuestion, answerId: string): Draft {
  const given = draft[id] ?? [];
  if (type === 'unique') return { ...draft, [id]: [answerId] };
  const rest = given.filter((each) => each !== answerId);
  return { ...draft, [id]: rest.length < given.length ? rest : [...given, answerId] };
}

/** The answers on screen; the server has given each its id. */
export const choicesOf = (question: RefurbQuestion | undefined) =>
  (question?.answers ?? []).map(({ id, label }) => ({ id: id ?? label, label }));

export const isAnswered = (draft: Draft, { id }: RefurbQuestion): boolean => (draft[id]?.length ?? 0) > 0;

/** As the server takes them: only what is still asked. */
export const answersIn = (draft: Draft, questions: readonly RefurbQuestion[]) =>
  questions
    .filter((question) => isAnswered(draft, question))
    .map(({ id }) => ({ questionId: id, answerIds: [...(draft[id] ?? [])] }));

/** A step that the summary may list; `cost` in the item's workshop. */
export type Offered = { readonly refurbStepId: string; readonly name: string; readonly cost: number };

/** What the answers ask for and what was listed before, each once, in this order. */
export function offeredSteps({ proposed, steps }: ItemRefurbishment, added: readonly Offered[]): Offered[] {
  const all = [...proposed, ...steps, ...added].map(({ refurbStepId, name, cost }) => ({
    ...{ refurbStepId, name, cost },
  }));
  return all.filter(
    ({ refurbStepId }, at) => all.findIndex((each) => each.refurbStepId === refurbStepId) === at,
  );
}
