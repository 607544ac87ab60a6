import type { ImportFault } from '@reprise/contracts/imports';
import type { RecordNames } from './record-names';

/** Names of a line as ids, with a fault for each that nobody bears. */
export class NamedFields {
  readonly faults: ImportFault[] = [];

  constructor(private readonly names: RecordNames) {}

  category(column: string, name: string): string {
    return this.found(column, name, this.names.categoryId(name), 'unknown-category');
  }

  place(column: string, name: string): string {
    return this.found(column, name, this.names.placeId(name), 'unknown-place');
  }

  private found(column: string, value: string, id: string | undefined, code: string): string {
    if (id === undefined) this.faults.push({ column, code, value });
    return id ?? '';
  }
}
