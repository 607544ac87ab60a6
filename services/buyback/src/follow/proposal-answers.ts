import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { BuybackCommand } from '@reprise/contracts/buyback';
import { Refusal } from '@reprise/contracts/problems';
import { RunCommand, uuidv7, type Position } from '@reprise/kernel';
import type { BuybackListRow } from '@reprise/read-buyback';

/** The customer's word on a new price. A second answer is told "already taken into account" (customer seed §4). */
@Injectable()
export class ProposalAnswers {
  constructor(private readonly bus: CommandBus) {}

  async answer(
    row: BuybackListRow,
    type: 'AcceptProposal' | 'DeclineProposal',
    correlationId: string,
  ): Promise<Position> {
    if (!row.proposal) throw new Refusal('proposal-not-open');
    const command: BuybackCommand = { type, data: { proposalId: row.proposal.id } };
    const meta = {
      commandId: uuidv7(),
      accountId: row.accountId,
      actor: { userId: `customer:${row.customerId ?? 'unknown'}`, role: 'pseudo_anonymous' },
      correlationId,
    };
    return (await this.bus.execute(new RunCommand('buyback', row.id, command, meta))).position;
  }
}
