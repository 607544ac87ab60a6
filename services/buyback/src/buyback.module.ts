import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { BuybackController } from './buyback.controller';
import { CancelBuybackHandler } from './cancel/cancel-buyback.handler';
import { CartPriceReader } from './cart/cart-price.reader';
import { CartRowsQuery } from './cart/cart-rows.query';
import { CartStore } from './cart/cart.store';
import { FinaliseCartHandler } from './cart/finalise-cart.handler';
import { SaveCartHandler } from './cart/save-cart.handler';
import { ValidateCartHandler } from './cart/validate-cart.handler';
import { DeclareController } from './declare.controller';
import { DeclarationReader } from './declare/declaration.reader';
import { DeclareBuybackHandler } from './declare/declare-buyback.handler';
import { EraseCustomerHandler } from './erase/erase-customer.handler';
import { OuterTracesStore } from './erase/outer-traces.store';
import { PersonalTracesReader } from './erase/personal-traces.reader';
import { BuybackExportsController } from './exports/buyback-exports.controller';
import { PriceExplanationQuery } from './explain/price-explanation.query';
import { FileAuditController } from './file-audit.controller';
import { CheckDiagnosticReader } from './finalise/check-diagnostic.reader';
import { FinaliseBuybackHandler } from './finalise/finalise-buyback.handler';
import { HandOverReader } from './finalise/hand-over.reader';
import { UnsignedOrderQuery } from './finalise/unsigned-order.query';
import { FollowController } from './follow.controller';
import { AnswerProposalHandler } from './follow/answer-proposal.handler';
import { LinkReader } from './follow/link.reader';
import { RequoteBuybackHandler } from './follow/requote-buyback.handler';
import { RequoteQuery } from './follow/requote.query';
import { RequoteController } from './requote.controller';
import { BuybackLifecycle } from './lifecycle';
import { PapersController } from './papers.controller';
import { CircuitTermsReader } from './papers/circuit-terms.reader';
import { PapersReader } from './papers/papers.reader';
import { TransferOrderReader } from './papers/transfer-order.reader';
import { BuybackFinder } from './read/buyback-finder.query';
import { BuybackReader } from './read/buyback.reader';
import { CustomerReader } from './read/customer.reader';
import { FileAsOfQuery } from './read/file-as-of.query';
import { FileTextsReader } from './read/file-texts.reader';
import { NotesReader } from './read/notes.reader';
import { PhotosReader } from './read/photos.reader';
import { TimelineQuery } from './read/timeline.query';

const handlers = [
  AnswerProposalHandler,
  CancelBuybackHandler,
  DeclareBuybackHandler,
  EraseCustomerHandler,
  FinaliseBuybackHandler,
  FinaliseCartHandler,
  RequoteBuybackHandler,
  SaveCartHandler,
  ValidateCartHandler,
];
const readers = [
  BuybackFinder,
  BuybackReader,
  CartPriceReader,
  CartRowsQuery,
  CheckDiagnosticReader,
  CircuitTermsReader,
  CustomerReader,
  DeclarationReader,
  FileAsOfQuery,
  FileTextsReader,
  HandOverReader,
  LinkReader,
  NotesReader,
  PapersReader,
  PersonalTracesReader,
  PhotosReader,
  PriceExplanationQuery,
  RequoteQuery,
  TimelineQuery,
  TransferOrderReader,
  UnsignedOrderQuery,
];

@Module({
  imports: [CqrsModule],
  controllers: [
    DeclareController,
    BuybackExportsController,
    BuybackController,
    FileAuditController,
    PapersController,
    FollowController,
    RequoteController,
  ],
  providers: [BuybackLifecycle, ...handlers, ...readers, CartStore, OuterTracesStore],
})
export class BuybackModule {}
