import type { SharedProductSearch } from '@reprise/read-search/product-search';
import type { Config } from '../config';
import type { EngineUse } from './engine-use';

export type SearchEngine = {
  /** One index for all processes, fed by the workers; without it each API builds its own from the documents. */
  readonly shared?: SharedProductSearch;
  readonly uses: readonly EngineUse[];
  close(): Promise<void>;
};

const inMemory: SearchEngine = { uses: [], close: () => Promise.resolve() };

/** Typesense if configured. A buyback can be declared without searching, so a host keeps working without it. */
export async function openSearch({ typesense, host }: Config): Promise<SearchEngine> {
  // The relay neither searches nor indexes.
  if (!typesense || host === 'relay') return inMemory;
  const { connect } = await import('@reprise/read-search/typesense');
  const { index, place, ping, close } = connect(typesense);
  const use: EngineUse = { name: 'search', engine: 'Typesense', place, needed: false, answers: ping };
  return { shared: index, uses: [use], close };
}
