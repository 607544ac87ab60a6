import type bulk from './bulk/en-GB.json';
import type common from './locales/common/en-GB.json';
import type enums from '@reprise/contracts/words/en-GB.json';
import type file from './file/en-GB.json';
import type fields from './fields/en-GB.json';
import type listExport from './list-export/en-GB.json';
import type photos from './photos/en-GB.json';
import type problems from '@reprise/contracts/problems/en-GB.json';
import type scan from './scan/en-GB.json';
import type validation from '@reprise/contracts/validation/en-GB.json';

/** Namespaces by name: each feature adds its own where it declares its locales. A missing key does not compile. */
export interface Texts {
  bulk: typeof bulk;
  common: typeof common;
  enums: typeof enums;
  fields: typeof fields;
  file: typeof file;
  'list-export': typeof listExport;
  photos: typeof photos;
  problems: typeof problems;
  scan: typeof scan;
  validation: typeof validation;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}

/** The keys of one group: `TextKey<'buyback', 'reason'>`. */
export type TextKey<N extends keyof Texts, G extends keyof Texts[N]> = keyof Texts[N][G] & string;

type Dotted<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Dotted<T[K]>}` }[keyof T &
  string];
/** A key with its namespace: `buyback:list.title`. */
export type FullKey = { [N in keyof Texts]: `${N}:${Dotted<Texts[N]>}` }[keyof Texts];
