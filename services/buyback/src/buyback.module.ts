import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { BuybackController } from './buyback.controller';
import { CancelBuybackHandler } from './cancel/cancel-buyback.handler';
import { CartPriceReader } from './cart/cart-price.reader';
import { CartStore } from './cart/cart.store';
import { SaveCartHandler } from './cart/save-cart.handler';
import { ValidateCartHandler } from './cart/validate-cart.handler';
import { DeclareController } from './declare.controller';
import { DeclarationReader } from './declare/declaration.reader';
import { DeclareBuybackHandler } from './declare/declare-buyback.handler';
import { EraseCustomerHandler } from './erase/erase-customer.handler';
import { OuterTracesStore } from './erase/outer-traces.store';
import { PersonalTracesReader } from './erase/personal-traces.reader';
import { PriceExplanationQuery } from './explain/price-explanation.query';
import { FinaliseBuybackHandler } from './finalise/finalise-buyback.handler';
import { FollowController } from './follow.controller';
import { AnswerProposalHandler } from './follow/answer-proposal.handler';
import { LinkReader } from './follow/link.reader';
import { BuybackLifecycle } from './lifecycle';
import { PapersController } from './papers.controller';
import { CircuitTermsReader } from './papers/circuit-terms.reader';
import { PapersReader } from './papers/papers.reader';
import { AccessLogStore } from './read/access-log.store';
import { BuybackReader } from './read/buyback.reader';
import { CustomerReader } from './read/customer.reader';
import { NotesReader } from './read/notes.reader';
import { PhotosReader } from './read/photos.reader';
import { TimelineQuery } from './read/timeline.query';

const handlers = [
  AnswerProposalHandler,
  CancelBuybackHandler,
  DeclareBuybackHandler,
  EraseCustomerHandler,
  FinaliseBuybackHandler,
  SaveCartHandler,
  ValidateCartHandler,
];
const readers = [
  BuybackReader,
  CartPriceReader,
  CircuitTermsReader,
  CustomerReader,
  DeclarationReader,
  LinkReader,
  NotesReader,
  PapersReader,
  PersonalTracesReader,
  PhotosReader,
  PriceExplanationQuery,
  TimelineQuery,
];

@Module({
  imports: [CqrsModule],
  controllers: [DeclareController, BuybackController, PapersController, FollowController],
  providers: [BuybackLifecycle, ...handlers, ...readers, AccessLogStore, CartStore, OuterTracesStore],
})
export class BuybackModule {}
