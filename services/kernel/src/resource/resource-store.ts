import type {
  BodyOfResource,
  ListQuery,
  Page,
  ResourceContract,
  ResourceFrame,
} from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { resources } from '@reprise/contracts/resources';
import {
  DocumentConflict,
  type Collection,
  type CollectionWrites,
  type Filter,
  type Stored,
} from '@reprise/read-kernel/documents';
import {
  findInScope,
  listQuery,
  listSpecOf,
  narrowed,
  type ScopedFilter,
  type TenantScope,
} from '@reprise/read-kernel/query';
import type { CommandMeta } from '../decider';
import { Uploads } from '../files/uploads.store';
import { changedFields } from './audit-entry';
import {
  type HookContext,
  type OwnDocuments,
  type ResourceDefinition,
  type ResourceDeps,
  type ResourceHooks,
} from './define-resource';
import { DocumentChanges } from './document-changes';
import type { OutboxFlusher } from './outbox-flusher';
import { FileReferences } from './file-references';
import { References } from './references';
import { parsedBody, patchedBody } from './resource-body';
import { collectionSpec } from './resource-collection';
import { changesOf } from './sent-back.rules';
import { bodyOf, rowOf, type Fields, type ResourceDocument } from './resource-document';
import { UniqueNames } from './unique-names';
import { visibleTo, withinReach } from './visible-to';
import { WriteConflicts } from './write-conflicts';

type Row<C extends ResourceContract> = BodyOfResource<C> & ResourceFrame;
type Seen<C extends ResourceContract> = (row: Row<C>) => Promise<object | undefined>;
type Found = Stored<ResourceDocument>;
type Also<C extends ResourceContract> = (made: Row<C>) => Promise<readonly CollectionWrites[]>;
type Changing = {
  readonly current: Found;
  readonly meta: CommandMeta;
  readonly scope: TenantScope | undefined;
};

/** Reads and writes the documents of one resource. Every change includes its announcement in the same write. */
export class ResourceStore<C extends ResourceContract = ResourceContract> implements OwnDocuments<C> {
  readonly collection: Collection<ResourceDocument>;
  private readonly hooks: ResourceHooks<C>;
  private readonly references: References;
  private readonly conflicts: WriteConflicts;
  private readonly files: FileReferences;
  private readonly names: UniqueNames;
  private readonly changes: DocumentChanges;

  constructor(
    private readonly definition: ResourceDefinition<C>,
    private readonly deps: ResourceDeps,
    private readonly outbox?: OutboxFlusher,
  ) {
    const { hooks = {}, unique } = definition.options;
    this.conflicts = new WriteConflicts(unique);
    this.collection = deps.documents.collection<ResourceDocument>(collectionSpec(definition));
    this.names = new UniqueNames(unique, this.collection);
    this.changes = new DocumentChanges(definition.contract, this.names, deps.clock);
    this.hooks = typeof hooks === 'function' ? hooks(deps) : hooks;
    this.references = new References(definition.contract, deps.documents, deps.resources ?? resources);
    this.files = new FileReferences(definition.contract, new Uploads(deps.documents, deps.clock));
    outbox?.watch(this.collection);
  }

  /** What a reader may see of this resource. */
  visible(scope: TenantScope): ScopedFilter {
    return visibleTo(scope, this.definition.options);
  }

  async page(scope: TenantScope, query: ListQuery, also?: Filter): Promise<Page<object>> {
    const { fields, defaultOrder, listed } = this.definition.options;
    const { list } = this.definition.contract.endpoints;
    const filter = also ? narrowed(this.visible(scope), also) : this.visible(scope);
    const spec = listSpecOf(list);
    const source = listed?.(this.collection, this.deps, scope.accountId) ?? this.collection;
    const page = await listQuery(source, filter, query, {
      ...spec,
      fields: { ...spec.fields, ...fields },
      ...(defaultOrder && { defaultOrder }),
    });
    return { ...page, items: await this.shown(page.items.map((each) => this.row(each))) };
  }

  /** @throws Refusal `not-found`, also for another account's document. */
  async read(scope: TenantScope, id: string): Promise<Row<C>> {
    return this.row(await this.found(withinReach(scope, this.definition.options), id));
  }

  /** For programs acting on behalf of a whole account. */
  async find(accountId: string, filter: Filter, limit?: number): Promise<readonly Row<C>[]> {
    const found = await this.collection.find({ $and: [{ accountId, _removed: null }, filter] }, { limit });
    return found.map((document) => this.row(document));
  }

  count(filter: Filter): Promise<number> {
    return this.collection.count(filter);
  }

  /** The matching documents that a reader may see, as rows; for programs and for queries other than the list. */
  async among(scope: TenantScope, filter: Filter, limit = 5000): Promise<readonly Row<C>[]> {
    const found = await this.collection.find(narrowed(this.visible(scope), filter), { limit });
    return found.map((document) => this.row(document));
  }

  async shown(rows: readonly Row<C>[]): Promise<readonly object[]> {
    return this.hooks.present ? this.hooks.present(rows) : rows;
  }

  /**
   * The id of the new document is the command's, so a repeat of the command finds it there.
   * @param also what is written with it: after it, and on an engine with transactions all or nothing.
   * @throws Refusal `invalid-request`, the code of a unique rule, or what a hook refuses.
   */
  async create(
    body: BodyOfResource<C>,
    meta: CommandMeta,
    scope?: TenantScope,
    also?: Also<C>,
  ): Promise<Row<C>> {
    const id = meta.commandId;
    const parsed = parsedBody(this.definition.contract, body as Fields);
    // Before the rules: the first command's document must not block its own repeat.
    const repeated = await this.madeBy(id, meta);
    if (repeated) return this.row(repeated);
    await this.references.check(meta.accountId, parsed);
    await this.files.check(parsed);
    try {
      const document = await this.newborn(parsed, meta, scope);
      if (also)
        await this.deps.documents.batch([this.creation(document), ...(await also(this.row(document)))]);
      else await this.collection.put(document, -1);
      this.written(id);
      return this.row(document);
    } catch (error) {
      return this.createdBefore(error, id, meta);
    }
  }

  /** A new document to be written with another, which it may name although that is not there yet. For programs. */
  async drafted(body: BodyOfResource<C>, meta: CommandMeta): Promise<CollectionWrites> {
    return this.creation(await this.newborn(parsedBody(this.definition.contract, body as Fields), meta));
  }

  private creation(document: ResourceDocument): CollectionWrites {
    return { collection: collectionSpec(this.definition), ops: [{ kind: 'put', document, expected: -1 }] };
  }

  private async newborn(parsed: BodyOfResource<C>, meta: CommandMeta, scope?: TenantScope) {
    const id = meta.commandId;
    const complete = (await this.hooks.beforeCreate?.(parsed, this.context(id, meta, scope))) ?? parsed;
    const accountId = this.definition.options.ownAccount ? id : meta.accountId;
    const fields = complete as unknown as Fields;
    await this.names.check(id, accountId, fields);
    return this.changes.created(id, accountId, fields, meta);
  }

  /**
   * Applies a merge patch (RFC 7396), or a whole record that was read and is sent back.
   * @param seen what its reader sees, where a controller adds to what the store shows.
   * @throws Refusal as `create`, `not-found`, `stale-revision`.
   */
  async update(
    id: string,
    patch: Fields,
    by: CommandMeta,
    reader?: TenantScope,
    seen: Seen<C> = async (row) => (await this.shown([row]))[0],
  ): Promise<Row<C>> {
    return this.conflicts.retrying(async () => {
      const { current, meta, scope } = await this.current(id, by, reader);
      const before = bodyOf(current);
      const parsed = await this.patched(current, patch, seen);
      await this.references.check(meta.accountId, parsed, before);
      await this.files.check(parsed, before);
      const context = this.context(id, meta, scope);
      const next = (await this.hooks.beforeUpdate?.(parsed, this.row(current), context)) ?? parsed;
      const after = next as unknown as Fields;
      if (Object.keys(changedFields(before, after)).length === 0) return this.row(current);
      await this.references.refuseIfHeld(this.row(current), after);
      await this.names.check(id, current.accountId, after, current);
      return this.kept(current, this.changes.updated(current, after, meta));
    });
  }

  /**
   * Announces that what is kept elsewhere and shown to nobody was replaced: a new revision of the document, whose history
   * names it, without any of its values.
   * @throws Refusal as `update`.
   */
  async replaced(id: string, hidden: string, by: CommandMeta, reader?: TenantScope): Promise<Row<C>> {
    return this.conflicts.retrying(async () => {
      const { current, meta } = await this.current(id, by, reader);
      return this.kept(current, this.changes.replaced(current, hidden, meta));
    });
  }

  private async kept(current: Found, document: ResourceDocument): Promise<Row<C>> {
    await this.collection.put(document, current._revision);
    this.written(document._id);
    return this.row(document);
  }

  private async patched(current: Found, patch: Fields, seen: Seen<C>): Promise<BodyOfResource<C>> {
    const { contract } = this.definition;
    const row = this.row(current);
    const isBody = Object.keys(patch).every((key) => Object.hasOwn(contract.schema.shape, key));
    const stands = (isBody ? row : await seen(row)) ?? row;
    return parsedBody(contract, patchedBody(bodyOf(current), changesOf(contract, patch, { ...stands })));
  }

  /** Leaves a tombstone without the body until the removal is announced. @throws Refusal as `update`. */
  async remove(id: string, by: CommandMeta, reader?: TenantScope): Promise<void> {
    await this.conflicts.retrying(async () => {
      const { current, meta, scope } = await this.current(id, by, reader);
      await this.hooks.beforeRemove?.(this.row(current), this.context(id, meta, scope));
      await this.references.refuseIfHeld(this.row(current));
      await this.kept(current, this.changes.removed(current, meta));
    });
  }

  /** What is to be changed, and who changes it: an operator acts in the account that it belongs to. */
  private async current(id: string, meta: CommandMeta, scope?: TenantScope): Promise<Changing> {
    const { acrossAccounts } = this.definition.options;
    const account = acrossAccounts ? {} : { accountId: meta.accountId };
    const own = { ...account, _removed: null } as unknown as ScopedFilter;
    const current = await this.found(scope ? withinReach(scope, this.definition.options) : own, id);
    const { expectedRevision: expected } = meta;
    if (expected !== undefined && expected !== current.revision) {
      throw new Refusal('stale-revision', { expected, actual: current.revision });
    }
    if (!scope?.operator) return { current, meta, scope };
    const { accountId } = current;
    return { current, meta: { ...meta, accountId }, scope: { ...scope, accountId } };
  }

  private async found(filter: ScopedFilter, id: string): Promise<Found> {
    const found = await findInScope(this.collection, filter, id);
    if (!found) throw new Refusal('not-found');
    return found;
  }

  private async createdBefore(error: unknown, id: string, meta: CommandMeta): Promise<Row<C>> {
    if (!(error instanceof DocumentConflict) || error.reason !== 'revision')
      throw this.conflicts.refused(error);
    const existing = await this.madeBy(id, meta);
    if (!existing) throw this.conflicts.refused(error);
    return this.row(existing);
  }

  private async madeBy(id: string, meta: CommandMeta): Promise<Found | undefined> {
    const existing = await this.collection.get(id);
    const own = existing?.accountId === meta.accountId || existing?.accountId === id;
    return own && !existing?._removed ? existing : undefined;
  }

  private context(id: string, meta: CommandMeta, scope: TenantScope | undefined): HookContext<C> {
    return { id, meta, store: this, ...(scope && { scope }) };
  }

  private row(document: ResourceDocument): Row<C> {
    return rowOf(document) as unknown as Row<C>;
  }

  private written(id: string): void {
    this.outbox?.written({ resource: this.definition.contract.name, id });
  }
}
