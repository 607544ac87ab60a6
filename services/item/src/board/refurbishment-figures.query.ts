import { Inject, Injectable } from '@nestjs/common';
import type { RefurbishmentFigures } from '@reprise/contracts/item';
import type { Currency } from '@reprise/contracts/kernel';
import { itemEconomics } from '@reprise/read-item';
import { ReadModels } from '@reprise/read-kernel';
import { narrowed, summed, type TenantScope } from '@reprise/read-kernel/query';
import { bought } from '../economics/bought.rules';

type Days = { readonly from: string; readonly to: string };

/** "How much of what was tested was refurbished, and at which cost?" */
@Injectable()
export class RefurbishmentFiguresQuery {
  constructor(@Inject(ReadModels) private readonly readModels: ReadModels) {}

  /** @param currency costs in others are left out, if one is given. */
  async of(scope: TenantScope, { from, to }: Days, currency?: Currency): Promise<RefurbishmentFigures> {
    const rows = await this.readModels.collection(itemEconomics);
    const on = (field: string) => bought(scope, { [field]: { $gte: from, $lte: to } });
    const counted = currency ? narrowed(on('refurbishedOn'), { currency }) : on('refurbishedOn');
    const [tested, diagnosed, refurbished] = await Promise.all(
      ['testedOn', 'diagnosedOn', 'refurbishedOn'].map((field) => rows.count(on(field))),
    );
    return {
      ...{ tested: tested ?? 0, diagnosed: diagnosed ?? 0, refurbished: refurbished ?? 0 },
      rate: tested ? Math.round(((refurbished ?? 0) * 1000) / tested) / 10 : null,
      plannedCost: summed(await rows.countBy('plannedCost', counted)),
      completedCost: summed(await rows.countBy('completedCost', counted)),
    };
  }
}
