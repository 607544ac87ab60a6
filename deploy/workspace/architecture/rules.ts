import { posix } from 'node:path';

/** A file and what it imports, as the rules see it. Paths are relative to the repository, with forward slashes. */
export type ImportEdge = {
  readonly from: string;
  /** Module specifier as written. */
  readonly specifier: string;
  /** Folder of the workspace package that the specifier reaches, or undefined for a third party. */
  readonly toPackage?: string;
};
export type Rule = { readonly name: string; readonly because: string; violates(edge: ImportEdge): boolean };

const lifecycles = ['services/buyback', 'services/item', 'services/payment', 'services/package'];
const hosts = [
  'services/api',
  'services/worker',
  'services/relay',
  'services/standalone',
  'services/hosting',
];
const isSpec = (file: string): boolean => /\.spec\.tsx?$/.test(file) || file.includes('/testing/');
const inside = (file: string, folders: readonly string[]): string | undefined =>
  folders.find((folder) => file.startsWith(`${folder}/`));
const isPure = (file: string): boolean =>
  !isSpec(file) &&
  (/^services\/[^/]+\/src\/domain\//.test(file) ||
    /\.(policy|projection|decider)\.ts$/.test(file) ||
    file.startsWith('contracts/src/rules/'));
const impure =
  /^(node:(?!util$)|@nestjs\/|mongodb$|kafkajs$|@eventstore\/|@photostructure\/|typesense$|nodemailer$|fs$|path$|crypto$|http$)/;
const featureOf = (file: string): string | undefined => /^web\/features\/([^/]+)\//.exec(file)?.[1];

export const rules: readonly Rule[] = [
  {
    name: 'contracts import nobody of the workspace',
    because: 'everyone imports contracts',
    violates: ({ from, toPackage }) =>
      from.startsWith('contracts/') && toPackage !== undefined && toPackage !== 'contracts',
  },
  {
    name: 'read models never import services or the web',
    because: 'contracts ← read-models ← services',
    violates: ({ from, toPackage }) =>
      from.startsWith('read-models/') &&
      (toPackage?.startsWith('services/') === true || toPackage === 'web') &&
      !isSpec(from),
  },
  {
    name: 'the web imports contracts only',
    because: 'the browser knows the API, not the server',
    violates: ({ from, toPackage }) =>
      from.startsWith('web/') &&
      !isSpec(from) &&
      toPackage !== undefined &&
      toPackage !== 'contracts' &&
      toPackage !== 'web',
  },
  {
    name: 'a lifecycle never imports another lifecycle',
    because: 'policies connect them',
    violates: ({ from, toPackage }) => {
      const own = inside(from, lifecycles);
      return (
        own !== undefined && toPackage !== undefined && lifecycles.includes(toPackage) && toPackage !== own
      );
    },
  },
  {
    name: 'only hosts compose services',
    because: 'composition happens in one place',
    violates: ({ from, toPackage }) => {
      if (isSpec(from) || !from.startsWith('services/') || inside(from, hosts) || toPackage === undefined)
        return false;
      const own = from.split('/').slice(0, 2).join('/');
      return toPackage.startsWith('services/') && toPackage !== own && toPackage !== 'services/kernel';
    },
  },
  {
    name: 'a feature never imports another feature',
    because: 'features meet in the two apps',
    violates: ({ from, specifier }) => {
      const own = featureOf(from);
      const other = specifier.startsWith('.')
        ? featureOf(posix.join(posix.dirname(from), specifier))
        : undefined;
      return own !== undefined && other !== undefined && other !== own;
    },
  },
  {
    name: 'the public app does not import antd tables and modals',
    because: 'its first load stays under 200 kB',
    violates: ({ from, specifier }) => from.startsWith('web/public/') && /^antd(\/|$)/.test(specifier),
  },
  {
    name: 'domain, policies, projections and rules are pure',
    because: 'no I/O, clock, randomness, Nest or database in them',
    violates: ({ from, specifier }) => isPure(from) && impure.test(specifier),
  },
  {
    name: 'packages are entered by their doors',
    because: 'deep imports hide what is public',
    violates: ({ specifier }) =>
      /^@reprise\/[^/]+\/(src|dist)\b/.test(specifier) || /^@reprise\/[^/]+\/[^/]+\/.+/.test(specifier),
  },
];
