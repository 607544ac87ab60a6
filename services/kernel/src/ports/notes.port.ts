/** Free text of people. It may name a person, so it is stored in an erasable document and events hold only its id. */
export interface Notes {
  /** Stores a text and returns its id; the same command stores it once, a dry run not at all. `undefined` for no text. */
  keep(
    owner: { accountId: string; commandId: string; dryRun?: boolean },
    text: string | undefined,
  ): Promise<string | undefined>;
  /** Forgets them for good. */
  erase(accountId: string, ids: readonly string[]): Promise<void>;
  read(accountId: string, ids: readonly string[]): Promise<Readonly<Record<string, string>>>;
}
