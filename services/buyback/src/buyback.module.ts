import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Lifecycles } from '@reprise/kernel';
import { BuybackController } from './buyback.controller';
import { Canceller } from './cancel/canceller';
import { Carts } from './cart/cart';
import { DeclareController } from './declare.controller';
import { Declarer } from './declare/declarer';
import { buybackDecider } from './domain';
import { Eraser } from './erase/eraser';
import { Finaliser } from './finalise/finaliser';
import { FollowController } from './follow.controller';
import { LinkReader } from './follow/link-reader';
import { ProposalAnswers } from './follow/proposal-answers';
import { PapersController } from './papers.controller';
import { Papers } from './papers/papers';
import { AccessLog } from './read/access-log';
import { BuybackReader } from './read/buyback-reader';
import { CustomerReader } from './read/customer-reader';
import { Photos } from './read/photos';
import { Timeline } from './read/timeline';

@Module({
  imports: [CqrsModule],
  controllers: [DeclareController, BuybackController, PapersController, FollowController],
  providers: [
    AccessLog,
    BuybackReader,
    Canceller,
    Carts,
    CustomerReader,
    Declarer,
    Eraser,
    Finaliser,
    LinkReader,
    Papers,
    Photos,
    ProposalAnswers,
    Timeline,
  ],
})
export class BuybackModule {
  constructor(lifecycles: Lifecycles) {
    lifecycles.add('buyback', buybackDecider);
  }
}
