import { MongoServerError, type Db } from 'mongodb';
import type { CollectionSpec } from '../documents.port';
import { checkedName } from '../json-path';
import { documentOf, type Envelope } from './envelope';
import { indexPlans, type IndexPlan } from './indexes';
import { hiddenOf, keptOf, together, type Kept } from './kept-fields';
import type { ServerTraits } from './mongo-server';

type Change = { readonly missing: readonly IndexPlan[]; readonly stale: readonly string[] };
type State = { readonly names: ReadonlySet<string>; readonly kept: Kept };

const [noSuchCollection, noSuchIndex] = [26, 27];
const isMissing = ({ code }: MongoServerError): boolean => code === noSuchCollection || code === noSuchIndex;

const isNothing = ({ missing, stale }: Change): boolean => missing.length + stale.length === 0;

/** Creates indexes of collections on first use; one is dropped if it is retired, never because a caller declares fewer. */
export class MongoSchema {
  private readonly states = new Map<string, State>();
  private readonly coming = new Map<string, Promise<State>>();
  private readonly plans = new WeakMap<CollectionSpec, readonly IndexPlan[]>();

  constructor(
    private readonly db: Db,
    private readonly traits: ServerTraits,
  ) {}

  /** @throws RangeError for a declaration that no adapter accepts. */
  plansOf(spec: CollectionSpec): readonly IndexPlan[] {
    const known = this.plans.get(spec);
    if (known) return known;
    const { partialIndexes, readsIndexes } = this.traits;
    const plans = indexPlans(spec, partialIndexes).filter((plan) => readsIndexes || plan.marks);
    this.plans.set(spec, plans);
    return plans;
  }

  /** Creates what is missing. @returns the hidden fields that every write of the collection must contain. */
  async ready(spec: CollectionSpec): Promise<Kept> {
    const plans = this.plansOf(spec);
    const change = (state: State): Change => ({
      missing: plans.filter((plan) => !state.names.has(plan.name)),
      stale: this.retiredBy(spec).filter((name) => state.names.has(name)),
    });
    for (;;) {
      const known = this.states.get(spec.name);
      if (known && isNothing(change(known))) return known.kept;
      // One at a time per collection, so that nothing is created or filled in twice.
      const before = this.coming.get(spec.name);
      if (before) await before;
      else await this.bring(spec.name, change);
    }
  }

  async drop(collection: string): Promise<void> {
    this.states.delete(checkedName(collection));
    await this.db.collection(collection).drop().catch(unlessMissing);
    this.states.delete(collection);
  }

  /** Names valid for the port; a file store in the same database has others. */
  async collectionNames(): Promise<readonly string[]> {
    const found = await this.db.listCollections({}, { nameOnly: true }).toArray();
    return found
      .map(({ name }) => name)
      .filter((name) => /^[A-Za-z][A-Za-z0-9_-]*$/.test(name))
      .sort();
  }

  /** Names of indexes that earlier versions declared, and this one does not. */
  private retiredBy(spec: CollectionSpec): readonly string[] {
    if (!spec.retired) return [];
    const declared = new Set(this.plansOf(spec).map(({ name }) => name));
    const { name, retired: indexes } = spec;
    const plans = indexPlans({ name, indexes }, this.traits.partialIndexes);
    return plans.map((plan) => plan.name).filter((each) => !declared.has(each));
  }

  private async bring(name: string, change: (state: State) => Change): Promise<void> {
    const work = this.changed(name, change);
    this.coming.set(name, work);
    try {
      this.states.set(name, await work);
    } finally {
      this.coming.delete(name);
    }
  }

  private async changed(name: string, change: (state: State) => Change): Promise<State> {
    const state = this.states.get(name) ?? (await this.load(name));
    const { missing, stale } = change(state);
    for (const each of stale) await this.db.collection(name).dropIndex(each).catch(unlessMissing);
    const names = [...state.names].filter((each) => !stale.includes(each));
    const kept = together([...names.map(keptOf), ...missing.map((plan) => plan.kept)]);
    if (missing.some((plan) => plan.marks)) await this.fillIn(name, kept);
    if (missing.length > 0) await this.db.collection(name).createIndexes(missing.map((plan) => plan.index));
    return { names: new Set([...names, ...missing.map((plan) => plan.name)]), kept };
  }

  /** From the names of the indexes follows what even a caller that declares fewer must write. */
  private async load(name: string): Promise<State> {
    const found = (await this.db.collection(name).listIndexes().toArray().catch(unlessMissing)) ?? [];
    const names = found.map((index) => String(index['name']));
    return { names: new Set(names), kept: together(names.map(keptOf)) };
  }

  /** Documents older than an index; one that changes meanwhile gets its hidden fields with that write. */
  private async fillIn(name: string, kept: Kept): Promise<void> {
    const collection = this.db.collection<Envelope>(name);
    for await (const envelope of collection.find({})) {
      const { _id, revision } = envelope;
      await collection.updateOne({ _id, revision }, { $set: hiddenOf(documentOf(envelope), kept) });
    }
  }
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof MongoServerError && isMissing(error))) throw error;
}
