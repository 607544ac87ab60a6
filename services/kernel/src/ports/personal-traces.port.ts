/** Somebody who is to be forgotten, by what the world outside the vault knows of him. */
export type ForgottenPerson = {
  readonly accountId: string;
  /** The same ids name items, payments and single packages. */
  readonly buybackIds: readonly string[];
  readonly identificationNumbers: readonly string[];
  readonly emails: readonly string[];
};

/** What is kept of a person outside the vault: mails, shipments, files. */
export interface PersonalTraces {
  /** May be repeated: what is gone is gone. */
  erase(person: ForgottenPerson): Promise<void>;
}
