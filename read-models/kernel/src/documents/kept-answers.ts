import { BoundedCache } from '../memory';
import type { Sql } from './sql-text';
import type { WriteMarks } from './write-marks';

type Kept = { readonly mark: string; readonly answer: unknown };

const mostBytes = 8 * 1024 * 1024;

/** Answers to queries, kept until their collection is written to, by whichever process. Nobody may change one. */
export class KeptAnswers {
  private readonly kept = new BoundedCache<Kept>(mostBytes);

  constructor(private readonly marks: WriteMarks) {}

  read<A>(collection: string, query: Sql, ask: () => A): A {
    const key = JSON.stringify([query.text, query.params]);
    const mark = this.marks.of(collection);
    const known = this.kept.get(key);
    if (known?.mark === mark) return known.answer as A;
    const answer = ask();
    this.kept.set(key, { mark, answer });
    return answer;
  }
}
