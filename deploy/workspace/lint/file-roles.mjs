import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';

const root = new URL('../../../', import.meta.url);
/**
 * Every role with its meaning, and the folders of mechanisms. A file of a mechanism is best named after what it
 * exports (`fold-events.ts`, `decider-store.ts`): a role would add nothing there. A file of the business always has
 * a role.
 */
const { roles, mechanisms } = JSON.parse(
  readFileSync(new URL('deploy/workspace/file-roles.json', root), 'utf8'),
);
const kinds = ['int', 'e2e', 'engine', 'properties'];
const doors = /^(index|main|public)$/;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const isRole = (word) => Object.hasOwn(roles, word);
const isMechanism = (path) =>
  /\/testing\//.test(path) || mechanisms.some((place) => path === place || path.startsWith(`${place}/`));
/** In the browser, components and hooks need no role: their file ending or prefix shows it. */
const isComponentOrHook = (path, subject) =>
  path.startsWith('web/') && (path.endsWith('.tsx') || subject.startsWith('use-'));

const stem = (word) => word.replace(/ies$/, 'y').replace(/(ing|ion|ed|es|e|s)$/, '');
const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_]/)
    .filter(Boolean)
    .map(stem);
const alike = (a, b) => a === b || (Math.min(a.length, b.length) > 3 && (a.startsWith(b) || b.startsWith(a)));

function sharesWord(subject, exported) {
  const told = exported.flatMap(wordsOf);
  return wordsOf(subject).some((word) => told.some((other) => alike(word, other)));
}

/** Why a file may not have its name, or undefined. `exported`: the names that it exports itself. */
export function faultOfName(path, exported) {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.tsx?$/, '');
  const [subject = '', ...words] = name.split('.');
  if (!kebab.test(subject)) return 'not in kebab-case';
  const role = words.pop();
  if (role !== undefined) {
    if (!isRole(role)) return `"${role}" is not a role`;
    const odd = words.find((word) => role !== 'spec' || !(kinds.includes(word) || isRole(word)));
    return odd === undefined ? undefined : `"${odd}" before "${role}" says nothing`;
  }
  if (doors.test(subject)) return undefined;
  if (!isMechanism(path) && !isComponentOrHook(path, subject)) return 'it has no role';
  if (exported === undefined || sharesWord(subject, exported)) return undefined;
  return `its name does not match what it exports (${exported.join(', ')})`;
}

const namesIn = (declaration) =>
  (declaration.declarations ?? [declaration]).flatMap(({ id }) =>
    id?.type === 'ObjectPattern' ? id.properties.map(({ value }) => value?.name) : [id?.name],
  );

/** The names that a file exports itself; undefined for one that only re-exports. */
function exportedBy({ body }) {
  const own = body.filter(({ type }) => type !== 'ImportDeclaration' && type !== 'ExportAllDeclaration');
  if (own.length === 0) return undefined;
  return own
    .filter(({ type }) => /^Export(Named|Default)Declaration$/.test(type))
    .flatMap(({ declaration, specifiers }) =>
      declaration ? namesIn(declaration) : specifiers.map(({ exported }) => exported.name),
    )
    .filter((name) => name !== undefined);
}

export const fileRoles = {
  meta: {
    type: 'suggestion',
    messages: { name: '{{fault}}; roles are listed in deploy/workspace/file-roles.json.' },
  },
  create: (context) => ({
    Program(program) {
      const path = relative(new URL('.', root).pathname, context.filename).split(sep).join('/');
      const fault = faultOfName(path, exportedBy(program));
      if (fault) context.report({ node: program, messageId: 'name', data: { fault } });
    },
  }),
};
