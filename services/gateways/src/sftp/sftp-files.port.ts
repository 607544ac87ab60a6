import type { ImportContent, ImportError, ImportStrategy } from '@reprise/contracts/imports';

export type FetchedFile = {
  readonly accountId: string;
  readonly strategy: ImportStrategy;
  readonly fileName: string;
};

/** What is done with files that are fetched, and where those to leave come from. */
export interface SftpFiles {
  /** @returns the id of its import. @throws Refusal for a file that cannot be imported; the list of imports says why. */
  accept(file: FetchedFile, content: AsyncIterable<Buffer>): Promise<string>;
  /** How the import of a file went; undefined as long as it goes on. */
  outcome(accountId: string, importId: string): Promise<{ readonly error: ImportError | null } | undefined>;
  /** Nothing was fetched: the list of imports says why. */
  notFetched(file: FetchedFile, error: ImportError): Promise<void>;
  exported(accountId: string, content: ImportContent): AsyncIterable<Buffer>;
}

/** Tells a person, once, that files are no longer fetched. */
export interface SftpNotice {
  tell(notice: {
    readonly accountId: string;
    readonly to: string;
    readonly server: string;
    readonly error: ImportError;
    readonly slot: string;
  }): Promise<void>;
}
