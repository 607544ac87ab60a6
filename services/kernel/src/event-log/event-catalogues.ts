import { readEventData, versionOf, type DomainEvent, type EventCatalogue } from '@reprise/contracts/kernel';
import { parseStream } from './stream-name';

/** Every event type known to this process, by category. Writes are checked here, and old versions upcast. */
export class EventCatalogues {
  private readonly catalogues = new Map<string, EventCatalogue>();
  private readonly versions = new Map<string, number>();

  constructor(...catalogues: readonly EventCatalogue[]) {
    catalogues.forEach((catalogue) => this.add(catalogue));
  }

  /** @throws RangeError if the category is already there. */
  add(catalogue: EventCatalogue): this {
    const { category } = catalogue;
    if (this.catalogues.has(category)) throw new RangeError(`two catalogues of ${category}`);
    this.catalogues.set(category, catalogue);
    Object.keys(catalogue.schemas).forEach((type) =>
      this.versions.set(`${category}/${type}`, versionOf(catalogue, type)),
    );
    return this;
  }

  /**
   * The event as it may be written, with its current version. Data is parsed, so defaults are filled in.
   * @throws RangeError for an unknown type, ZodError for data that does not match the type.
   */
  check(category: string, event: DomainEvent): { type: string; version: number; data: unknown } {
    const catalogue = this.catalogues.get(category);
    const version = this.versions.get(`${category}/${event.type}`);
    if (!catalogue || version === undefined) throw new RangeError(`${category} has no event ${event.type}`);
    return { type: event.type, version, data: catalogue.schemas[event.type]?.parse(event.data) };
  }

  /**
   * Stored data in its current shape. Data of the current version was checked when written and is trusted; older
   * versions are upcast and parsed. Unknown categories (of another host) pass unchanged.
   */
  read(stream: string, type: string, version: number, data: unknown): { version: number; data: unknown } {
    const { category } = parseStream(stream);
    const current = this.versions.get(`${category}/${type}`);
    const catalogue = this.catalogues.get(category);
    if (!catalogue || current === undefined || version >= current) return { version, data };
    return { version: current, data: readEventData(catalogue, type, version, data) };
  }
}
