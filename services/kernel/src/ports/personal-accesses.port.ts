import type { Session } from './session.port';

export const accessActs = ['read', 'erase', 'open', 'find', 'pay'] as const;
/** `read`: the customer's data · `open`: a web buyback by its code · `find`: looked for a person · `pay`: payee and end of the IBAN. */
export type AccessAct = (typeof accessActs)[number];
export type PersonalAccess = {
  readonly userId: string;
  readonly act: AccessAct;
  readonly at: string;
};
/** The file by which a person was reached. */
export type FileOfPerson = {
  readonly accountId: string;
  readonly id: string;
  readonly customerId?: string | undefined;
};

/** Who viewed, opened, looked for or erased a person's data: "access log of who viewed personal data" (experience "Manager and auditor"). */
export interface PersonalAccesses {
  keep(files: readonly FileOfPerson[], session: Session, act: 'read' | 'erase' | 'pay'): Promise<void>;
  /** Somebody in a store gave the code of a web buyback that any store may receive. */
  keepOpening(file: FileOfPerson, session: Session): Promise<void>;
  /** Somebody looked for a person: by what is not written down. */
  keepLookUp(accountId: string, session: Session, found: readonly FileOfPerson[]): Promise<void>;
  /** Ids of the buybacks that were opened in one of these stores, the newest first. */
  openedIn(accountId: string, storeIds: readonly string[]): Promise<readonly string[]>;
  /** Accesses to the person of one file, the newest first. */
  ofFile(accountId: string, buybackId: string): Promise<readonly PersonalAccess[]>;
}
