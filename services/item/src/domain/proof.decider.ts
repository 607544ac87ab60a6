import { Refusal } from '@reprise/contracts/problems';
import type { DataOf } from './known-item.decider';

type Test = Pick<DataOf<'ControlItem'>, 'control' | 'noteId' | 'photos' | 'proofRequired'>;

/**
 * Who offers less says why and shows it: a photo for each answer that changed, and one of the whole product where it
 * is another product. That a parcel was sent late, its dates say. @throws Refusal `lower-price-without-reason`, `lower-price-without-photos`
 */
export function proven({ control, noteId, photos = [], proofRequired }: Test): void {
  if (!proofRequired || control.outcome !== 'lower') return;
  if (control.late && control.differences.length === 0) return;
  if (!noteId) throw new Refusal('lower-price-without-reason');
  const shown = new Set(photos.map(({ questionId }) => questionId));
  const asked = new Set(control.answers.map(({ questionId }) => questionId));
  const missing = control.differences.filter(({ questionId, found }) => {
    if (found === '') return false;
    return !shown.has(asked.has(questionId) ? questionId : undefined);
  });
  if (missing.length === 0) return;
  const questions = missing.map(({ question }) => question).join(', ');
  throw new Refusal('lower-price-without-photos', { missing: missing.length, questions });
}
