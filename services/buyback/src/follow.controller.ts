import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { acceptProposal, declineProposal, downloadPhoto, trackBuyback } from '@reprise/contracts/buyback';
import { customerEvents } from '@reprise/contracts/events';
import { Endpoint, fileReply, Input, reply, type InputOf } from '@reprise/kernel/http';
import { AnswerProposal } from './follow/answer-proposal.handler';
import { LinkReader } from './follow/link.reader';
import { publicRow } from './read/buyback.reader';
import { FileTextsReader } from './read/file-texts.reader';
import { NotesReader } from './read/notes.reader';
import { PhotosReader } from './read/photos.reader';
import { TimelineQuery } from './read/timeline.query';

@Controller()
export class FollowController {
  constructor(
    private readonly links: LinkReader,
    private readonly timeline: TimelineQuery,
    private readonly notes: NotesReader,
    private readonly photos: PhotosReader,
    private readonly texts: FileTextsReader,
    private readonly bus: CommandBus,
  ) {}

  @Endpoint(trackBuyback)
  async track(@Input() { params, query }: InputOf<typeof trackBuyback>) {
    const row = await this.links.byToken(params.id, query.token);
    const entries = await this.timeline.of(row.accountId, row.id);
    const {
      id,
      identificationNumber,
      status,
      circuit,
      productLabel,
      productLabelTranslations,
      productImage,
      productDrawing,
      brand,
      currency,
      prices,
      priceLines,
      deliveryStatus,
      createdAt,
      priceLock,
      transport,
      proposal,
      payment,
      storeId,
    } = await this.texts.told(row, publicRow(row));
    return {
      id,
      identificationNumber,
      status,
      circuit,
      productLabel,
      brand,
      currency,
      prices,
      priceLines,
      createdAt,
      transport,
      ...(productLabelTranslations && { productLabelTranslations }),
      ...(productImage && { productImage }),
      ...(productDrawing && { productDrawing }),
      ...(storeId && { storeId }),
      ...(deliveryStatus ? { deliveryStatus } : {}),
      ...(proposal ? { proposal } : {}),
      ...(priceLock ? { priceLock } : {}),
      paymentStatus: payment.status,
      openingPhotos: this.photos.ofOpening(row),
      photos: this.photos.urls(row),
      answerPhotos: this.photos.byQuestion(row),
      warehouseComments: await this.notes.shared(row, entries),
      history: entries
        .filter(({ type }) => customerEvents.includes(type))
        .map(({ at, type }) => ({ at, type })),
    };
  }

  @Endpoint(downloadPhoto)
  async photo(@Input() input: InputOf<typeof downloadPhoto>) {
    const { id, name } = input.params;
    const row = await this.links.byPhotoTokenOrScope(id, input.query.token, () => input.scope);
    const { bytes, contentType } = await this.photos.file(row, name);
    return fileReply(bytes, { type: contentType });
  }

  @Endpoint(acceptProposal)
  async accept(@Input() { params, body, correlationId }: InputOf<typeof acceptProposal>) {
    const row = await this.links.byToken(params.id, body.token);
    const position = await this.bus.execute(new AnswerProposal(row, 'AcceptProposal', correlationId));
    return reply({ id: row.id, answer: 'accepted' as const }, { position });
  }

  @Endpoint(declineProposal)
  async decline(@Input() { params, body, correlationId }: InputOf<typeof declineProposal>) {
    const row = await this.links.byToken(params.id, body.token);
    const position = await this.bus.execute(new AnswerProposal(row, 'DeclineProposal', correlationId));
    return reply({ id: row.id, answer: 'declined' as const }, { position });
  }
}
