import type { ModuleType, Permission } from '@reprise/contracts/permissions';
import type { Reducer } from '@reduxjs/toolkit';
import type { ComponentType, ReactNode } from 'react';
import type { Saga } from 'redux-saga';
import type { Namespaces } from '../i18n/namespaces';
import type { FullKey } from '../i18n/typed-texts';

/** Menu sections of back office §2, in order. */
export const menuSections = [
  'catalog',
  'buybacks',
  'refurbishment',
  'stocks',
  'configuration',
  'organization',
  'settings',
  'admin',
] as const;
export type MenuSection = (typeof menuSections)[number];

/** Submenus: each is in one section, at the place of its first entry. */
export const menuGroups = {
  money: { section: 'buybacks', icon: 'bank' },
  shipping: { section: 'buybacks', icon: 'truck' },
} as const satisfies Readonly<Record<string, { section: MenuSection; icon: string }>>;
export type MenuGroup = keyof typeof menuGroups;

/**
 * `open`: even without a session. `signed-in`: any session. Otherwise one permission, all of several, or any of
 * them.
 */
export type Access =
  'open' | 'signed-in' | Permission | { all: readonly Permission[] } | { any: readonly Permission[] };

type MenuPlace = { section: MenuSection; group?: never } | { group: MenuGroup; section?: never };
/**
 * Where a route appears in the menu. `icon` is a name of `ui/icon-paths`, also beside the title of its pages; `premium`
 * marks a paid feature.
 */
export type MenuEntry = MenuPlace & {
  icon: string;
  order?: number;
  premium?: boolean;
};

export type RouteSpec = {
  /** As in the specification, with a leading slash; parameters as `:id`. */
  path: string;
  page: () => Promise<{ default: ComponentType }>;
  access: Access;
  /** For menu, search and the document's title. */
  title: FullKey;
  /** Present if the route appears in the menu. */
  menu?: MenuEntry;
  /** Otherwise the path of the entry to which it belongs. */
  under?: string;
  /** Only in these modules; by default all. */
  modules?: readonly ModuleType[];
  /** Only under this condition: check-in enabled, or a premium feature of the account. */
  condition?: 'check-in' | { premium: string };
  /** Only in accounts that take products in; an account that only buys has no use for it. */
  account?: 'retailer';
  /** `bare`: without menu and header (log-in). */
  layout?: 'default' | 'bare';
};

export type LazyPart = () => Promise<{ default: ComponentType }>;

/** Tiles at the top of the home page. Who sees them and how many there are is known before they are loaded. */
export type HomeBoard = { permission: Permission; tiles: number; load: LazyPart };

/** Something that this person may do with a file as it is now. */
export type FileAct = {
  key: string;
  label: string;
  icon: string;
  danger?: boolean;
  /** Where it is done, if not here. */
  to?: string;
  onPress?: () => void;
};
export type FileActsProps = {
  id: string;
  /** Draws the acts; undefined until they are known. What they ask first, the feature draws beside them. */
  children: (acts: readonly FileAct[] | undefined) => ReactNode;
};

/** A feature's part of the store. */
export type FeatureState = {
  reducers?: Readonly<Record<string, Reducer>>;
  sagas?: readonly Saga[];
};

type LazyState = () => Promise<FeatureState>;

/** The exports of `features/<name>/src/index.ts` for the dashboard. */
export type FeatureModule = {
  routes: readonly RouteSpec[];
  /** What it keeps in the store and does in the background: loaded beside the first signed-in page. */
  state?: LazyState;
  home?: HomeBoard;
  /** Active on every page of the shell (a scanner that listens everywhere, a dialog that calls ask for). */
  everywhere?: LazyPart;
  /** In the header, before the profile. Decides itself who sees it. */
  header?: LazyPart;
  /** What can be done with a file wherever it was found. */
  fileActs?: () => Promise<{ default: ComponentType<FileActsProps> }>;
  locales?: Namespaces;
};

/** Its exports, in `public.ts`, for the public app. */
export type PublicRouteSpec = {
  path: string;
  page: () => Promise<{ default: ComponentType }>;
  title: FullKey;
  /** Its name in the trail, where the title is a sentence or an act. */
  crumb?: FullKey;
  /** The path of the page above it in the trail; without it, the home page is. */
  above?: string;
  /** No page view is sent for it: it is no page of its own, or its address holds what is nobody else's business. */
  unseen?: boolean;
  /** Shown before the features' states are there: it asks the server for nothing that its first screen needs. */
  atOnce?: boolean;
  /** Where most visitors go next: fetched while the first screen is read. */
  soon?: boolean;
  /** `outside`: without the shell's frame (legal texts, service unavailable). */
  layout?: 'default' | 'outside';
};
export type PublicFeatureModule = Pick<FeatureModule, 'locales'> & {
  publicRoutes: readonly PublicRouteSpec[];
  /** What it keeps in the store and does in the background: loaded beside the first screen, not before it. */
  state?: LazyState;
};
