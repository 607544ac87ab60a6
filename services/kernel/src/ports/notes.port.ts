/** Free text of people. It may name somebody, so it lives in an erasable document and events carry its id only. */
export interface Notes {
  /** Keeps a text and gives its id; the same command keeps it once. `undefined` for no text. */
  keep(
    owner: { accountId: string; commandId: string },
    text: string | undefined,
  ): Promise<string | undefined>;
  /** Forgets them for good. */
  erase(accountId: string, ids: readonly string[]): Promise<void>;
  read(accountId: string, ids: readonly string[]): Promise<Readonly<Record<string, string>>>;
}
