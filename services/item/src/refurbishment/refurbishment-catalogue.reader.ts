import { Inject, Injectable } from '@nestjs/common';
import { refurbQuestions, refurbSteps, stepCostIn, type RefurbStep } from '@reprise/contracts/configuration';
import type { PlannedStep, RefurbAnswer } from '@reprise/contracts/item';
import { buyerOf } from '@reprise/contracts/rules';
import { deriveId } from '@reprise/kernel';
import { documentsOf } from '@reprise/kernel/resource';
import { DOCUMENTS } from '@reprise/kernel/ports';
import type { ItemListRow } from '@reprise/read-item';
import type { Documents } from '@reprise/read-kernel';
import { CategoryPaths } from '../read/category-paths.reader';
import { answersInWords, notThere, type GivenAnswers } from './diagnosis-answers.rules';
import { proposedSteps } from './proposed-steps.rules';

/** Whose workshop works on what. */
type Held = Pick<ItemListRow, 'accountId' | 'buyerAccountId' | 'categoryId'>;

/** The questions and steps of the account whose workshop holds the item. */
@Injectable()
export class RefurbishmentCatalogue {
  private readonly steps;
  private readonly questions;

  constructor(
    @Inject(DOCUMENTS) documents: Documents,
    private readonly categories: CategoryPaths,
  ) {
    this.steps = documentsOf(documents, refurbSteps);
    this.questions = documentsOf(documents, refurbQuestions);
  }

  /** The answers in the words of the questions. @throws Refusal `unknown-reference`, `invalid-request` */
  async answered(item: Held, given: GivenAnswers): Promise<RefurbAnswer[]> {
    const questions = await this.questions.find(buyerOf(item));
    return answersInWords(questions, given);
  }

  /** What the answers ask for, with its cost in the item's warehouse. */
  async proposed(item: Held, answers: readonly RefurbAnswer[]): Promise<RefurbStep[]> {
    const [questions, path] = await Promise.all([
      this.questions.find(buyerOf(item), {}, { sort: [['position', 1]] }),
      this.categories.pathOf(item.categoryId),
    ]);
    const categoryIds = path.map(({ id }) => id);
    return this.active(item, proposedSteps(answers, questions, categoryIds));
  }

  /** The steps as planned for this item: the same step always gets the same id. @throws Refusal `unknown-reference` */
  async planned(item: ItemListRow, refurbStepIds: readonly string[]): Promise<PlannedStep[]> {
    const asked = [...new Set(refurbStepIds)];
    const steps = await this.active(item, asked);
    return asked.map((id, index) => {
      const step = steps.find((each) => each.id === id);
      if (!step) throw notThere(`refurbStepIds[${index}]`);
      return {
        id: deriveId('refurb-step', `${item.id}/${id}`),
        refurbStepId: id,
        name: step.name,
        stockId: step.stockId,
        cost: stepCostIn(step, item.warehouseId),
        ...(step.kind === 'erasure' ? { kind: step.kind } : {}),
        ...(step.expectedDays ? { expectedDays: step.expectedDays } : {}),
      };
    });
  }

  private async active(item: Held, ids: readonly string[]): Promise<RefurbStep[]> {
    const own = (await this.steps.readMany(ids)).filter(({ accountId }) => accountId === buyerOf(item));
    return ids.flatMap((id) => own.find((step) => step.id === id && step.active) ?? []);
  }
}
