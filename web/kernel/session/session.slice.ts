import type { ModuleType, Permission, Role } from '@reprise/contracts/permissions';
import { type Action, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Account, AuthenticatedUser, OrganisationDetails } from './session.types';

/** What the server asks a second factor for, and whether the person has one. */
export type FactorAsked = { readonly enrolled: boolean };
export type SessionState = {
  token?: string;
  refreshToken?: string;
  user?: AuthenticatedUser;
  module?: ModuleType;
  premiumFeatures: readonly string[];
  /** General settings of the account, once loaded. */
  details?: OrganisationDetails;
  /** Target of a pending switch: a module, or another organisation. No second switch starts meanwhile. */
  switchingTo?: ModuleType | 'organisation';
  /** A call waits until the person has shown a second factor, or declined to. */
  factorAsked?: FactorAsked;
  /** How often one was shown. */
  factorsShown?: number;
  /** Who was signed in when the session ended by itself. */
  lapsedOf?: string | undefined;
};
export type SessionOpened = Omit<
  SessionState,
  'switchingTo' | 'premiumFeatures' | 'factorAsked' | 'factorsShown' | 'lapsedOf'
> & {
  token: string;
  premiumFeatures?: readonly string[];
};
const closed: SessionState = { premiumFeatures: [] };
const known = (details: OrganisationDetails) => ({
  details,
  premiumFeatures: details.enabledPremiumFeatures ?? [],
});

export const sessionSlice = createSlice({
  name: 'session',
  initialState: closed,
  reducers: {
    sessionOpened: (_state, { payload }: PayloadAction<SessionOpened>) => ({ ...closed, ...payload }),
    /** A visitor's page is open; a token comes with the first call that needs one. */
    visitStarted: (_state, { payload }: PayloadAction<OrganisationDetails>) => ({
      ...closed,
      module: 'no_module' as const,
      ...known(payload),
    }),
    tokensRenewed: (state, { payload }: PayloadAction<{ token: string; refreshToken?: string }>) => ({
      ...state,
      ...payload,
    }),
    /** A page was loaded anew, and nothing is known of the account's settings. */
    detailsWanted: (state) => state,
    /** By a log-out, or by itself: then what was begun waits for the same person. */
    sessionClosed: (state, { payload }: PayloadAction<'lapsed' | undefined>) =>
      payload === 'lapsed' ? { ...closed, lapsedOf: state.user?.id } : closed,
    /** Another module or organisation: what was begun in this place belongs to it. */
    placeLeft: (state) => state,
    organisationDetailsReceived: (state, { payload }: PayloadAction<OrganisationDetails>) => ({
      ...state,
      ...known(payload),
    }),
    accountChanged: (state, { payload }: PayloadAction<Partial<Account>>) => {
      const account = state.user?.currentOrganization?.account;
      if (account) Object.assign(account, payload);
    },
    logoutRequested: (state) => state,
    moduleSwitchRequested: (state, { payload }: PayloadAction<ModuleType>) =>
      state.switchingTo ? state : { ...state, switchingTo: payload },
    organisationSwitchRequested: (state, _action: PayloadAction<string>) =>
      state.switchingTo ? state : { ...state, switchingTo: 'organisation' as const },
    factorAsked: (state, { payload }: PayloadAction<FactorAsked>) => ({ ...state, factorAsked: payload }),
    factorShown: ({ factorAsked: _answered, ...state }) => ({
      ...state,
      factorsShown: (state.factorsShown ?? 0) + 1,
    }),
    factorDeclined: ({ factorAsked: _declined, ...state }) => state,
    switchRefused: (state) => ({ ...state, switchingTo: undefined }),
  },
  selectors: {
    selectUser: (s) => s.user,
    selectToken: (s) => s.token,
    selectModule: (s) => s.module,
    selectSwitchingTo: (s) => s.switchingTo,
    selectPremiumFeatures: (s) => s.premiumFeatures,
    selectDetails: (s) => s.details,
  },
});
export const {
  sessionOpened,
  visitStarted,
  tokensRenewed,
  sessionClosed,
  placeLeft,
  organisationDetailsReceived,
  accountChanged,
  logoutRequested,
  moduleSwitchRequested,
  organisationSwitchRequested,
  detailsWanted,
  factorAsked,
  factorShown,
  factorDeclined,
  switchRefused,
} = sessionSlice.actions;
export const {
  selectUser,
  selectToken,
  selectModule,
  selectSwitchingTo,
  selectPremiumFeatures,
  selectDetails,
} = sessionSlice.selectors;

/** Whether what was begun is discarded: products quoted in one place are not sold in another. */
export const discardsBegun = (action: Action): boolean =>
  placeLeft.match(action) || (sessionClosed.match(action) && action.payload !== 'lapsed');

const noPermissions: readonly Permission[] = [];

/** What the user may do in the current module. Only permissions are checked, never roles. */
export const permissionsOfSession = (session: SessionState): readonly Permission[] =>
  (session.user && session.module && session.user.frontPermissions[session.module]) || noPermissions;

export const roleOfSession = (session: SessionState): Role | undefined =>
  (session.module && session.user?.modules[session.module]) ?? session.user?.types[0];

/** Whether products are taken in here; so it is until the account says otherwise. */
export const isRetailer = ({ user }: SessionState): boolean =>
  user?.currentOrganization?.account?.isRetailer !== false;

/** Warehouse check-in counts as disabled for operators (customer journey §6). */
export function checkInEnabled(session: SessionState): boolean {
  const types = session.user?.types ?? [];
  if (types.includes('admin') || types.includes('super_admin')) return false;
  return session.details?.warehouseCheckinRequirement !== 'disabled';
}
