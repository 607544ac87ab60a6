import { actOutcomes, type ActName, type ActOutcome } from '../acts';
import { neededFor, permissionsOf, rolesWith, roles, type Permission } from '../permissions';
import { problemStatus } from '../problems';
import { bodyTypeOf, isRead, mergePatch, type EndpointSpec } from './endpoint';
import type { Limit } from './limit';
import { defaultPageSize } from './paging';
import type { SecuredArea } from './secured-area';
import { securedBy } from './secured-by';

const code = (text: string): string => `\`${text}\``;
const codes = (all: readonly string[]): string => all.map(code).join(', ');
const people = roles.length - 1;

/** Roles that hold all of these. */
function holdersOf(permission: Permission): string {
  const needed = neededFor(permission);
  const held = rolesWith(permission).filter((role) => needed.every((each) => rolesWith(each).includes(role)));
  const named = held.length === people ? 'every role' : held.join(', ');
  const visitors = permissionsOf('pseudo_anonymous').includes(permission)
    ? 'visitors of the public site'
    : '';
  return `held by ${[named, visitors].filter(Boolean).join(' and ')}`;
}

const factorsOf: Readonly<Record<SecuredArea, string>> = {
  money:
    'Where the account wants it for money, a second factor shown in the last quarter of an hour is needed.',
  settings:
    'Where the account wants it for settings, a second factor shown in the last quarter of an hour is needed.',
  'own-factors': 'Whoever has a second factor has to have shown it in the last quarter of an hour.',
};

function whoMay(spec: EndpointSpec): string {
  const { access } = spec;
  if (access === 'public') return 'No token is needed.';
  if (access === 'anonymous') return 'Any valid token will do, also that of a visitor of the public site.';
  const out = spec.path.includes('{')
    ? ' What lies outside the scope of the session is answered with 404.'
    : '';
  const needed = neededFor(access).map(code).join(' and ');
  return `Needs the permission ${needed}, ${holdersOf(access)}.${out}`;
}

const conditionsOf = (spec: EndpointSpec): readonly string[] => {
  const area = securedBy(spec);
  return [
    whoMay(spec),
    ...(spec.premium ? [`The account must hold the premium feature ${code(spec.premium)}.`] : []),
    ...(area ? [factorsOf[area]] : []),
    ...(spec.challenged
      ? ['Where the account wants it, a visitor first solves the challenge of `GET /challenge`.']
      : []),
  ];
};

/** A status of the table that is none of the record's: there is no record yet. */
const isNone = (status: string): boolean => status === 'none' || status.startsWith('not ');

/** Statuses that lead to the same ones are told together. */
function stepsOf(from: ActOutcome['from']): readonly string[] {
  const befores = new Map<string, string[]>();
  for (const [before, after] of Object.entries(from)) {
    const reached = after.map((status) => (status === before ? 'unchanged' : code(status))).join(' or ');
    befores.set(reached, [...(befores.get(reached) ?? []), before]);
  }
  return [...befores].map(([reached, before]) => `${codes(before)} → ${reached}`);
}

function statusesOf(act: ActName): readonly string[] {
  const { from, done } = actOutcomes[act];
  const made = Object.entries(from).find(([before]) => isNone(before));
  if (made) return [`A new one begins as ${made[1].map(code).join(' or ')}.`];
  return [
    `By status: ${stepsOf(from).join('; ')}. In other statuses it is refused.`,
    ...(done.length > 0 ? [`In ${codes(done)} nothing is left to do, and nothing is refused.`] : []),
  ];
}

function sentOf(spec: EndpointSpec): readonly string[] {
  const { body, method, access, confidential, produces } = spec;
  const type = bodyTypeOf(spec);
  const repeats = confidential
    ? 'The reply is not kept, so a repeat with the same `Idempotency-Key` is carried out again.'
    : 'A repeat with the same `Idempotency-Key` and the same body is answered like the first request and changes nothing; while that one is still being carried out, with `request-under-way`.';
  return [
    ...(body && type === mergePatch
      ? ['Fields that are absent stay, null removes, arrays are replaced as a whole (RFC 7396).']
      : []),
    ...(type === 'multipart/form-data' ? ['The file is sent as a form (`multipart/form-data`).'] : []),
    ...(method === 'POST' && access !== 'public' && !produces ? [repeats] : []),
  ];
}

function answeredOf(spec: EndpointSpec): readonly string[] {
  const { list, produces } = spec;
  const first = list?.defaultOrder;
  const order = first
    ? `, by ${code(first.field)} ${first.direction === 'desc' ? 'descending' : 'ascending'}`
    : '';
  return [
    ...(list
      ? [
          `Answers ${defaultPageSize} rows a page unless asked otherwise${order}. Filters and orders that it does not know, and values that cannot be read, are ignored: a misspelt status leaves nothing out.`,
        ]
      : []),
    ...(produces && !produces.endsWith('json') ? [`Answers ${code(produces)}; refusals are JSON.`] : []),
    ...(isRead(spec.method) || spec.list || (spec.status ?? 200) !== 204 ? [] : ['Answers nothing but 204.']),
  ];
}

const spans: Readonly<Record<number, string>> = { 60: 'a minute', 3600: 'an hour' };
const callers: Readonly<Record<Limit['by'], string>> = {
  address: 'one network address',
  session: 'one session',
  recipient: 'one e-mail address of a customer',
};
const oftenOf = ({ limits = [] }: EndpointSpec): readonly string[] =>
  limits.length === 0
    ? []
    : [
        `At most ${limits.map(({ by, times, seconds }) => `${times} times ${spans[seconds] ?? `in ${seconds} seconds`} by ${callers[by]}`).join(', ')}.`,
      ];

const refusedOf = ({ problems = [] }: EndpointSpec): readonly string[] =>
  problems.length === 0
    ? []
    : [
        `Refuses with ${[...new Set(problems)].map((each) => `${code(each)} (${problemStatus(each)})`).join(', ')}.`,
      ];

/** What an operation asks for, does and refuses: its own words, then what its data says, a line for each subject. */
export function descriptionOf(spec: EndpointSpec): string {
  const subjects = [
    spec.about ? [spec.about] : [],
    conditionsOf(spec),
    spec.act ? statusesOf(spec.act) : [],
    [...sentOf(spec), ...answeredOf(spec), ...oftenOf(spec)],
    refusedOf(spec),
  ];
  return subjects
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(' '))
    .join('\n\n');
}
