import { Controller } from '@nestjs/common';
import { listColumnsEndpoints, savedViewEndpoints } from '@reprise/contracts/configuration';
import { Refusal } from '@reprise/contracts/problems';
import { deriveId } from '@reprise/kernel';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import type { Session } from '@reprise/kernel/ports';
import { SavedViewsStore } from './saved-views.store';

const { read, create, update, remove } = savedViewEndpoints;
const columns = listColumnsEndpoints;

/** @throws Refusal `forbidden` for who may save views for himself alone, or is in no organisation. */
function maySave({ shared }: { shared?: boolean | undefined }, session: Session): void {
  if (!shared) return;
  if (!session.permissions.includes('saved-view.share') || !session.organisationId)
    throw new Refusal('forbidden', { permission: 'saved-view.share' });
}

@Controller()
export class SavedViewsController {
  constructor(private readonly views: SavedViewsStore) {}

  @Endpoint(read)
  async read(@Input() { query, session }: InputOf<typeof read>) {
    return { views: await this.views.of(query.list, session) };
  }

  @Endpoint(create)
  async create(@Input() { body, session, commandMeta }: InputOf<typeof create>) {
    maySave(body, session);
    const { accountId, userId, organisationId } = session;
    const of = { accountId, userId, ...(organisationId && { organisationId }) };
    return this.views.save({ _id: deriveId('saved-view', commandMeta.commandId), ...of, ...body }, session);
  }

  @Endpoint(update)
  async update(@Input() { params, body, session }: InputOf<typeof update>) {
    maySave(body, session);
    return this.views.change(params.id, body, session);
  }

  @Endpoint(remove)
  async remove(@Input() { params, session }: InputOf<typeof remove>) {
    await this.views.remove(params.id, session);
  }

  @Endpoint(columns.read)
  async columns(@Input() { params, session }: InputOf<typeof columns.read>) {
    return { columns: await this.views.columns(params.list, session) };
  }

  @Endpoint(columns.keep)
  async keepColumns(@Input() { params, body, session }: InputOf<typeof columns.keep>) {
    await this.views.keepColumns(params.list, body.columns, session);
    return body;
  }
}
