import { createHash } from 'node:crypto';
import { answerInEveryLanguage, type Diagnostic } from '@reprise/contracts/catalogue';
import { hasOpenWork, type Erasure, type ItemEvent, type ItemPassport } from '@reprise/contracts/item';
import type { RecordedEvent } from '@reprise/contracts/kernel';
import { itemDecider } from '../domain';

type Named = Pick<ItemPassport, 'identificationNumber' | 'product' | 'brand'>;
type Passport = Omit<ItemPassport, 'code'>;

function erasureOf(erasure: Erasure, role: string): Passport['erasure'] {
  const { outcome, provider } = erasure;
  if (erasure.outcome === 'destroyed') return { outcome, provider, role, at: erasure.destroyedAt };
  const { standard, certificate, erasedAt } = erasure;
  return { outcome, provider, role, standard, certificate, at: erasedAt };
}

/** In groups, as people compare it. */
function codeOf(passport: Passport): string {
  const digest = createHash('sha256').update(JSON.stringify(passport)).digest('hex').toUpperCase();
  return (digest.slice(0, 20).match(/.{5}/g) ?? []).join('-');
}

type Events = readonly RecordedEvent<ItemEvent>[];

const isAtWork = (events: Events): boolean => {
  const state = events.reduce(itemDecider.evolve, itemDecider.initialState);
  return hasOpenWork({ status: state.status, ...('steps' in state && { steps: state.steps }) });
};

/** Its questions as the account asks them, with its other languages; as they were kept where it asks others now. */
export function toldTo(passport: ItemPassport, events: Events, known: readonly Diagnostic[]): ItemPassport {
  const test = events.findLast((event) => event.type === 'ItemControlled');
  if (!test) return passport;
  const asked = test.data.control.answers.map((answer) => answerInEveryLanguage(answer, known));
  const questions = asked.map(({ question }) => question);
  const questionTranslations = asked.map(({ questionTranslations: all = {} }) => all);
  return { ...passport, tested: { ...passport.tested, questions, questionTranslations } };
}

/**
 * What its events say to whoever buys the product; undefined until it was tested, and while it is worked on. The code
 * follows from what was kept, so that paper and page have the same in every language.
 */
export function passportOf(named: Named, events: Events): ItemPassport | undefined {
  if (isAtWork(events)) return undefined;
  let tested: Passport['tested'] | undefined;
  let erasure: Passport['erasure'];
  const steps: Passport['steps'] = [];
  for (const event of events) {
    const { role } = event.actor;
    if (event.type === 'ItemControlled')
      tested = { at: event.time, role, questions: event.data.control.answers.map((each) => each.question) };
    if (event.type !== 'RefurbStepCompleted') continue;
    steps.push({ label: event.data.label, at: event.data.at, role });
    if (event.data.erasure) erasure = erasureOf(event.data.erasure, role);
  }
  if (!tested) return undefined;
  const passport: Passport = { ...named, tested, steps, ...(erasure ? { erasure } : {}) };
  return { ...passport, code: codeOf(passport) };
}
