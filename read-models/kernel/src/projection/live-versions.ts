import { DocumentConflict, type Collection, type Document, type Documents, type Stored } from '../documents';
import { questionOf } from './projection';

/** A projection, identified by its name only. */
export type Named = { readonly name: string };

/** Whether a collection holds rows of exactly this version, its first or a rebuilt one. */
export const isOfVersion = (physical: string, { name }: Named): boolean =>
  physical === name || physical.startsWith(`${name}__`);

/**
 * Which collection answers a question. `targets` gives the destination of each version's events: its own name until
 * a rebuild was switched to.
 */
export type Versions = Document & {
  readonly live: string;
  readonly previous?: string;
  readonly targets: Readonly<Record<string, string>>;
  /** Incremented with every rebuild, so that no physical name is reused. */
  readonly rebuilds: number;
};

const versionsSpec = { name: 'projection_versions' };

/** Stored in the documents and read on every call, so that every process follows a switch at once. */
export class LiveVersions {
  private readonly versions: Collection<Versions>;

  constructor(private readonly documents: Documents) {
    this.versions = documents.collection<Versions>(versionsSpec);
  }

  async of(projection: Named): Promise<Stored<Versions> | undefined> {
    return this.versions.get(questionOf(projection.name));
  }

  /** Name of the collection that queries read. */
  async live(projection: Named): Promise<string> {
    return (await this.of(projection))?.live ?? projection.name;
  }

  /** The same for many, in one query. In the order of `projections`. */
  async liveOf(projections: readonly Named[]): Promise<readonly string[]> {
    const found = await this.versions.getMany(projections.map(({ name }) => questionOf(name)));
    const known = new Map(found.map(({ _id, live }) => [_id, live]));
    return projections.map(({ name }) => known.get(questionOf(name)) ?? name);
  }

  /** Name of the collection that receives this version's events. */
  async target(projection: Named): Promise<string> {
    return (await this.of(projection))?.targets[projection.name] ?? projection.name;
  }

  /** The first version of a question is live at once; a later one waits until it is switched to. */
  async declare(projection: Named): Promise<void> {
    await this.change(projection, (versions) => versions);
  }

  /** A name for a new collection beside the live one. */
  async reserve(projection: Named): Promise<string> {
    const { rebuilds } = await this.change(projection, (each) => ({ ...each, rebuilds: each.rebuilds + 1 }));
    return `${projection.name}__${rebuilds}`;
  }

  async switchTo(projection: Named, physical: string): Promise<void> {
    await this.change(projection, (versions) => ({
      ...versions,
      live: physical,
      previous: versions.live === physical ? versions.previous : versions.live,
      targets: { ...versions.targets, [projection.name]: physical },
    }));
  }

  /** Returns to the collection before the last switch. @throws RangeError if there is none. */
  async rollBack(projection: Named): Promise<void> {
    await this.change(projection, ({ live, previous, ...versions }) => {
      if (!previous) throw new RangeError(`${versions._id} has no previous version`);
      const targets = isOfVersion(previous, projection)
        ? { ...versions.targets, [projection.name]: previous }
        : versions.targets;
      return { ...versions, live: previous, previous: live, targets };
    });
  }

  /** Drops the collection before the last switch. @returns its name, if there was one. */
  async dropPrevious(projection: Named): Promise<string | undefined> {
    const dropped = (await this.of(projection))?.previous;
    if (!dropped) return undefined;
    await this.change(projection, ({ previous: _, ...versions }) => ({ ...versions }));
    await this.documents.collection({ name: dropped }).drop();
    return dropped;
  }

  private async change(projection: Named, next: (versions: Versions) => Versions): Promise<Versions> {
    for (;;) {
      const kept = await this.of(projection);
      const first: Versions = {
        _id: questionOf(projection.name),
        live: projection.name,
        targets: {},
        rebuilds: 0,
      };
      const changed = next(kept ?? first);
      if (changed === kept) return changed;
      try {
        await this.versions.put(changed, kept?._revision ?? -1);
        return changed;
      } catch (error) {
        if (!(error instanceof DocumentConflict)) throw error;
      }
    }
  }
}
