import type { ProblemCode } from '../problems';
import type { OrganisationType } from './organisation.rules';

/** What an account may be, one or both: it takes products in, it buys and checks them (back office §3 "Account"). */
type AccountParts = { readonly isRetailer: boolean; readonly isBuyerAndWorkshopsSupervisor: boolean };
export type AccountPart = keyof AccountParts;

/** The part to which a kind of organisation belongs; the root belongs to every account. */
export const partOfOrganisation: Readonly<Partial<Record<OrganisationType, AccountPart>>> = {
  management_unit: 'isRetailer',
  store: 'isRetailer',
  buyer: 'isBuyerAndWorkshopsSupervisor',
  warehouse: 'isBuyerAndWorkshopsSupervisor',
};

/** Refusal of what an account cannot have, because it is not that. */
export const notThatPart = {
  isRetailer: 'account-not-retailer',
  isBuyerAndWorkshopsSupervisor: 'account-not-buyer',
} as const satisfies Record<AccountPart, ProblemCode>;

/** Kinds of organisations that an account has only with this part. */
export const organisationsOfPart = (part: AccountPart): OrganisationType[] =>
  (Object.keys(partOfOrganisation) as OrganisationType[]).filter((type) => partOfOrganisation[type] === part);
