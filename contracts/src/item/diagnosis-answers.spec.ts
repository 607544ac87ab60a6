import { answerDiagnosis } from './item-refurbishment.api';

const uuid = (n: number): string => `0197f4a0-0000-7000-8000-${String(n).padStart(12, '0')}`;
const answered = (question: number, ...answers: number[]) => ({
  questionId: uuid(question),
  answerIds: answers.map(uuid),
});
const faults = (...answers: object[]): string[] =>
  (answerDiagnosis.body?.safeParse({ answers }).error?.issues ?? []).map(({ message }) => message);

describe('the answers of a diagnosis', () => {
  it('may be several to one question', () => {
    expect(faults(answered(1, 11, 12), answered(2, 11))).toEqual([]);
  });

  it('stand once for each question, and name each answer once', () => {
    expect(faults(answered(1, 11), answered(1, 12))).toEqual(['listed-twice']);
    expect(faults(answered(1, 11, 11))).toEqual(['listed-twice']);
  });
});
