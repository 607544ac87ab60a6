import type { TypesenseConnection } from './typesense-connection';
import { statusOf } from './typesense-connection';
import { collectionOf as aliasOf } from '../collection-name';
import {
  versionOf,
  fields,
  fillingAliasOf,
  readCollection,
  schemaVersion,
  separators,
} from './typesense-schema';

/** Undefined if it does not exist. */
async function ifThere<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}

/** An account's collections: the live one, behind the alias used by readers, and the one being filled beside it. */
export class TypesenseCollections {
  constructor(private readonly connection: TypesenseConnection) {}

  live(accountId: string): Promise<string | undefined> {
    return this.behind(aliasOf(accountId));
  }

  /** Everything that a write must reach. */
  async targets(accountId: string): Promise<readonly string[]> {
    const found = await Promise.all([this.live(accountId), this.behind(fillingAliasOf(accountId))]);
    return [...new Set(found.flatMap((name) => name ?? []))];
  }

  async isCurrent(accountId: string): Promise<boolean> {
    const live = await this.live(accountId);
    if (live === undefined || readCollection(accountId, live)?.version !== schemaVersion) return false;
    return (
      (await ifThere(this.connection.call((client) => client.collections(live).retrieve()))) !== undefined
    );
  }

  /** An empty collection that receives writes beside the live one. What an interrupted filling left is dropped. */
  async begin(accountId: string): Promise<string> {
    const live = await this.live(accountId);
    await this.unpoint(fillingAliasOf(accountId));
    const names = await this.allOf(accountId);
    for (const name of names) if (name !== live) await this.drop(name);
    const numbers = names.map((name) => readCollection(accountId, name)?.number ?? 0);
    const next = versionOf(accountId, Math.max(0, ...numbers) + 1);
    await this.create(next);
    await this.point(fillingAliasOf(accountId), next);
    return next;
  }

  /**
   * Readers see it from now on; the former live one is dropped. @throws RangeError if another filling has started
   * since.
   */
  async switchTo(accountId: string, name: string): Promise<void> {
    if ((await this.behind(fillingAliasOf(accountId))) !== name)
      throw new RangeError(`${name} is no longer being filled`);
    const former = await this.live(accountId);
    await this.point(aliasOf(accountId), name);
    await this.unpoint(fillingAliasOf(accountId));
    if (former && former !== name) await this.drop(former);
  }

  async abandon(accountId: string, name: string): Promise<void> {
    if ((await this.behind(fillingAliasOf(accountId))) !== name) return;
    await this.unpoint(fillingAliasOf(accountId));
    await this.drop(name);
  }

  private async behind(alias: string): Promise<string | undefined> {
    const found = await ifThere(this.connection.call((client) => client.aliases(alias).retrieve()));
    return found?.collection_name;
  }

  private async allOf(accountId: string): Promise<readonly string[]> {
    const all = await this.connection.call((client) =>
      client.collections().retrieve({ exclude_fields: 'fields' }),
    );
    return all.map(({ name }) => name).filter((name) => readCollection(accountId, name) !== undefined);
  }

  private async create(name: string): Promise<void> {
    const schema = { name, fields: [...fields], token_separators: [...separators] };
    await this.connection.call((client) => client.collections().create(schema));
  }

  private async point(alias: string, name: string): Promise<void> {
    await this.connection.call((client) => client.aliases().upsert(alias, { collection_name: name }));
  }

  private async unpoint(alias: string): Promise<void> {
    await ifThere(this.connection.call((client) => client.aliases(alias).delete()));
  }

  private async drop(name: string): Promise<void> {
    await ifThere(this.connection.call((client) => client.collections(name).delete()));
  }
}
