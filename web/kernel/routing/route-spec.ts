import type { ModuleType, Permission } from '@reprise/contracts/permissions';
import type { Reducer } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { Saga } from 'redux-saga';
import type { Namespaces } from '../i18n/namespaces';
import type { FullKey } from '../i18n/typed-texts';

/** Menu sections of back office §2, in their order. */
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

/** Submenus: each stands in one section, where its first entry would stand. */
export const menuGroups = {
  money: { section: 'buybacks', icon: 'bank' },
  shipping: { section: 'buybacks', icon: 'truck' },
} as const satisfies Readonly<Record<string, { section: MenuSection; icon: string }>>;
export type MenuGroup = keyof typeof menuGroups;

/** `open`: also without a session. `signed-in`: any session. Else one permission, all of several, or any of them. */
export type Access =
  'open' | 'signed-in' | Permission | { all: readonly Permission[] } | { any: readonly Permission[] };

type MenuPlace = { section: MenuSection; group?: never } | { group: MenuGroup; section?: never };
/** Where a route stands in the menu. `icon` is a name of `ui/icon-paths`; `premium` marks what an account pays for. */
export type MenuEntry = MenuPlace & { icon: string; order?: number; premium?: boolean };

export type RouteSpec = {
  /** As the specification writes it, with a leading slash; parameters as `:id`. */
  path: string;
  page: () => Promise<{ default: ComponentType }>;
  access: Access;
  /** For menu, search and the document's title. */
  title: FullKey;
  /** Present when the route stands in the menu. */
  menu?: MenuEntry;
  /** Only in these modules; all when absent. */
  modules?: readonly ModuleType[];
  /** Only when this holds: check-in enabled, or a premium feature of the account. */
  condition?: 'check-in' | { premium: string };
  /** `bare`: no menu and header (login). */
  layout?: 'default' | 'bare';
};

type LazyPart = () => Promise<{ default: ComponentType }>;

/** A feature's part of the store. */
export type FeatureState = {
  reducers?: Readonly<Record<string, Reducer>>;
  sagas?: readonly Saga[];
};

/** What `features/<name>/src/index.ts` exports for the dashboard. */
export type FeatureModule = FeatureState & {
  routes: readonly RouteSpec[];
  /** Drawn on the home page above the shortcuts. Decides by itself whom it is for. */
  home?: LazyPart;
  /** Present on every page of the shell (a scanner that listens everywhere). Draws nothing of its own in the page. */
  everywhere?: LazyPart;
  locales?: Namespaces;
};

/** What it exports, in `public.ts`, for the public app. */
export type PublicRouteSpec = {
  path: string;
  page: () => Promise<{ default: ComponentType }>;
  title: FullKey;
  /** `outside`: without the shell's frame (legal texts, service unavailable). */
  layout?: 'default' | 'outside';
};
export type PublicFeatureModule = Pick<FeatureModule, 'locales'> & {
  publicRoutes: readonly PublicRouteSpec[];
  /** What it keeps in the store and does in the background: loaded beside the first screen, not before it. */
  state?: () => Promise<FeatureState>;
};
