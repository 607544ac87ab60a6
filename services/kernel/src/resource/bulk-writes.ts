import type { BodyOfResource, ResourceContract } from '@reprise/contracts/kernel';
import { resources } from '@reprise/contracts/resources';
import type { Collection, CollectionWrites, Filter, Stored, WriteOp } from '@reprise/read-kernel/documents';
import type { CommandMeta } from '../decider';
import { Uploads } from '../files/uploads.store';
import { changedFields } from './audit-entry';
import type { ResourceDefinition, ResourceDeps, ResourceHooks } from './define-resource';
import { FileReferences } from './file-references';
import { References } from './references';
import { RememberedDocuments } from './remembered-documents';
import { parsedBody } from './resource-body';
import { collectionSpec } from './resource-collection';
import { bodyOf, rowOf, type Fields, type ResourceDocument } from './resource-document';
import { ResourceStore } from './resource-store';
import { UniqueNames } from './unique-names';

type Found = Stored<ResourceDocument>;
export type Prepared = {
  readonly op: WriteOp<ResourceDocument>;
  /** The whole body as it will be. */
  readonly after: Fields;
  /** Previous values of what changes; absent for a new document. */
  readonly before?: Fields;
};

/**
 * Many documents of one resource by the rules of the resource, without an announcement for each: whoever writes them
 * announces them together, and keeps what each of them was before.
 */
export class BulkWrites<C extends ResourceContract = ResourceContract> {
  private readonly collection: Collection<ResourceDocument>;
  private readonly hooks: ResourceHooks<C>;
  private readonly references: References;
  private readonly files: FileReferences;
  private readonly store: ResourceStore<C>;
  private readonly remembered: RememberedDocuments;
  private readonly names: UniqueNames;

  constructor(
    private readonly definition: ResourceDefinition<C>,
    private readonly deps: ResourceDeps,
  ) {
    const { contract, options } = definition;
    const { hooks = {} } = options;
    this.store = new ResourceStore(definition, deps);
    this.remembered = new RememberedDocuments(deps.documents);
    this.collection = deps.documents.collection<ResourceDocument>(collectionSpec(definition));
    this.names = new UniqueNames(options.unique, this.collection);
    this.hooks = typeof hooks === 'function' ? hooks(deps) : hooks;
    this.references = new References(contract, this.remembered, deps.resources ?? resources);
    this.files = new FileReferences(contract, new Uploads(deps.documents, deps.clock));
  }

  /** Of any account, and without tombstones: the caller must compare `accountId`. */
  async named(ids: readonly string[]): Promise<readonly Found[]> {
    return (await this.collection.getMany(ids)).filter(({ _removed }) => !_removed);
  }

  /** What documents name is read anew from here on. */
  begin(): void {
    this.remembered.forget();
  }

  find(accountId: string, filter: Filter): Promise<readonly Found[]> {
    return this.collection.find({ $and: [{ accountId, _removed: null }, filter] });
  }

  /** @param mark kept in the new document until the next change. @throws Refusal as `ResourceStore.create`. */
  async creation(id: string, body: Fields, meta: CommandMeta, mark: Fields): Promise<Prepared> {
    const parsed = parsedBody(this.definition.contract, body);
    await this.references.check(meta.accountId, parsed);
    await this.files.check(parsed);
    const complete = await this.hooks.beforeCreate?.(parsed, { id, meta, store: this.store });
    const after = (complete ?? parsed) as unknown as Fields;
    const now = this.now();
    const stamp = {
      ...this.names.keys(after),
      accountId: meta.accountId,
      revision: 1,
      createdAt: now,
      updatedAt: now,
    };
    return { after, op: { kind: 'put', document: { ...after, ...mark, ...stamp, _id: id }, expected: -1 } };
  }

  /** @returns undefined if nothing changes. @throws Refusal as `ResourceStore.update`. */
  async change(
    current: Found,
    body: Fields,
    meta: CommandMeta,
    mark: (before: Fields) => Fields,
  ): Promise<Prepared | undefined> {
    const { _id: id, accountId, createdAt, _revision, _outbox, _outboxAt } = current;
    const stands = bodyOf(current);
    const parsed = parsedBody(this.definition.contract, body);
    if (Object.keys(changedFields(stands, parsed as Fields)).length === 0) return undefined;
    await this.references.check(meta.accountId, parsed, stands);
    await this.files.check(parsed, stands);
    const row = rowOf(current);
    const previous = row as unknown as BodyOfResource<C> & typeof row;
    const next = await this.hooks.beforeUpdate?.(parsed, previous, { id, meta, store: this.store });
    const after = (next ?? parsed) as unknown as Fields;
    const before = changedFields(stands, after);
    if (Object.keys(before).length === 0) return undefined;
    await this.references.refuseIfHeld(row, after);
    const stamp = {
      ...this.names.keys(after, current),
      accountId,
      revision: current.revision + 1,
      createdAt,
      updatedAt: this.now(),
    };
    const waiting = _outbox && { _outbox, _outboxAt };
    const document = { ...after, ...mark(before), ...stamp, ...waiting, _id: id } as ResourceDocument;
    return { after, before, op: { kind: 'put', document, expected: _revision } };
  }

  writes(ops: readonly WriteOp<ResourceDocument>[]): CollectionWrites {
    return { collection: collectionSpec(this.definition), ops };
  }

  private now(): string {
    return this.deps.clock.now().toISOString();
  }
}
