import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { uuidv7, type Position } from '@reprise/kernel';
import type { BuybackListRow } from '@reprise/read-buyback';
import { BuybackLifecycle } from '../lifecycle';
import { customerMeta } from './customer-meta.rules';

export class AnswerProposal extends Command<Position> {
  constructor(
    readonly row: BuybackListRow,
    readonly answer: 'AcceptProposal' | 'DeclineProposal',
    readonly correlationId: string,
  ) {
    super();
  }
}

/** The customer's answer to a new price. A second answer gets "already taken into account" (customer journey §4). */
@CommandHandler(AnswerProposal)
export class AnswerProposalHandler implements ICommandHandler<AnswerProposal> {
  constructor(private readonly buybacks: BuybackLifecycle) {}

  async execute({ row, answer, correlationId }: AnswerProposal): Promise<Position> {
    const meta = { commandId: uuidv7(), ...customerMeta(row, correlationId) };
    const command = { type: answer, data: row.proposal ? { proposalId: row.proposal.id } : {} };
    return (await this.buybacks.run(row.id, command, meta)).position;
  }
}
