import { Inject, Injectable } from '@nestjs/common';
import { stepCostIn } from '@reprise/contracts/configuration';
import { stepCosts, type ItemRefurbishment } from '@reprise/contracts/item';
import { buyerOf } from '@reprise/contracts/rules';
import type { Position } from '@reprise/kernel';
import { reply, type Reply } from '@reprise/kernel/http';
import { DOCUMENTS, NOTES, type Notes } from '@reprise/kernel/ports';
import { peopleNames } from '@reprise/kernel/resource';
import { itemList, itemRefurbishment, type ItemListRow, type ItemRefurbishmentRow } from '@reprise/read-item';
import { ReadModels, type Documents } from '@reprise/read-kernel';
import type { TenantScope } from '@reprise/read-kernel/query';
import { ItemReader } from '../read/item.reader';
import { RefurbishmentCatalogue } from './refurbishment-catalogue.reader';

type Steps = ItemRefurbishmentRow['steps'];

/** "What was found in this item, what has to be done, and what has been done?" */
@Injectable()
export class RefurbishmentReader {
  constructor(
    private readonly items: ItemReader,
    private readonly catalogue: RefurbishmentCatalogue,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(ReadModels) private readonly readModels: ReadModels,
    @Inject(NOTES) private readonly notes: Notes,
  ) {}

  async read(item: ItemListRow): Promise<ItemRefurbishment> {
    const row = await (await this.readModels.collection(itemRefurbishment)).get(item.id);
    const { id, status } = item;
    if (!row) return { id, status, answers: [], proposed: [], steps: [], plannedCost: 0, completedCost: 0 };
    const { answers, destinationId, summary = [] } = row;
    // Until the diagnosis is finalised, the summary says what will be done.
    const diagnosing = status === 'item_refurb_diagnostic_in_progress';
    const steps = diagnosing ? summary.map((step) => ({ ...step, status: 'to_do' as const })) : row.steps;
    return {
      ...{ id, status, answers: [...answers], ...(destinationId ? { destinationId } : {}) },
      proposed: diagnosing ? await this.proposed(item, row) : [],
      steps: await this.commented(item, steps),
      ...stepCosts(steps),
    };
  }

  /** The reply to a command, once both lists reflect what was written. */
  async after(scope: TenantScope, position: Position, id: string): Promise<Reply<ItemRefurbishment>> {
    const both = [itemList, itemRefurbishment];
    await Promise.all(both.map((list) => this.readModels.waitForPosition(list, position, 2000)));
    return reply(await this.read(await this.items.bought(scope, id)), { position });
  }

  private async proposed(item: ItemListRow, { answers }: ItemRefurbishmentRow) {
    const steps = await this.catalogue.proposed(item, answers);
    return steps.map((step) => ({
      refurbStepId: step.id,
      name: step.name,
      cost: stepCostIn(step, item.warehouseId),
    }));
  }

  private async commented(item: ItemListRow, steps: Steps): Promise<ItemRefurbishment['steps']> {
    const ids = steps.flatMap(({ noteId }) => noteId ?? []);
    const texts = ids.length > 0 ? await this.notes.read(item.accountId, ids) : {};
    const people = steps.flatMap(({ by }) => by ?? []);
    const names = await peopleNames(this.documents, buyerOf(item), people);
    return steps.map(({ noteId, ...step }) => {
      const comment = noteId ? texts[noteId] : undefined;
      const byName = names.get(step.by ?? '');
      return { ...step, ...(byName ? { byName } : {}), ...(comment ? { comment } : {}) };
    });
  }
}
