import {
  organisationFieldOf,
  organisationTypeOfRole,
  userSchema,
  type UserBody,
  type UserImportColumn,
  type UserImportFault,
  type UserImportLine,
} from '@reprise/contracts/identity';
import type { Organisation } from '@reprise/contracts/organisation';
import { moduleOfRole, roleSchema, type Role } from '@reprise/contracts/permissions';
import type { CsvLine } from './csv-lines.rules';

type Place = Pick<Organisation, 'id' | 'type' | 'status' | 'commonName' | 'externalId'>;
export type ImportFacts = {
  readonly assignable: readonly Role[];
  /** Those that the writer may see. */
  readonly places: readonly Place[];
  /** Addresses that already belong to a user. */
  readonly used: ReadonlySet<string>;
};
export type JudgedLine = UserImportLine & { readonly body?: UserBody };
type Fault = UserImportLine['faults'][number];

const formula = /^[=+\-@]/;
const required: readonly UserImportColumn[] = ['email', 'firstname', 'lastname', 'role'];
const columnOf: Readonly<Record<string, Fault>> = {
  email: { column: 'email', code: 'invalid-email' },
  firstname: { column: 'firstname', code: 'invalid-name' },
  lastname: { column: 'lastname', code: 'invalid-name' },
  locale: { column: 'language', code: 'unknown-language' },
};

function roleOf(text: string, { assignable }: ImportFacts): Role | UserImportFault {
  const role = roleSchema.safeParse(text.toLowerCase()).data;
  if (!role) return 'unknown-role';
  return assignable.includes(role) ? role : 'role-not-assignable';
}

/** By its external id, or by its name if only one has it; a role of the whole account needs none. */
function placeOf(text: string, role: Role, { places }: ImportFacts): Place | UserImportFault | undefined {
  const type = organisationTypeOfRole[role];
  if (!type) return undefined;
  const fitting = places.filter((place) => place.type === type && place.status === 'active');
  const same = ({ externalId, commonName }: Place): boolean =>
    externalId === text || commonName.toLowerCase() === text.toLowerCase();
  const found = text === '' && type === 'root_management_unit' ? fitting : fitting.filter(same);
  if (found.length > 1) return 'several-organisations';
  return found[0] ?? 'unknown-organisation';
}

function bodyOf({ cells }: CsvLine, role: Role, place: Place | undefined) {
  const { email, firstname, lastname, language } = cells;
  const module = moduleOfRole[role];
  const field = organisationFieldOf[module];
  return userSchema.safeParse({
    ...{ email, firstname, lastname, modules: { [module]: role } },
    ...(place && field && { [field]: place.id }),
    ...(language && { locale: language }),
  });
}

function judge(line: CsvLine, facts: ImportFacts): { faults: readonly Fault[]; body?: UserBody } {
  const { cells } = line;
  const entries = Object.entries(cells) as [UserImportColumn, string][];
  const dangerous = entries.filter(([, text]) => formula.test(text)).map(([column]) => column);
  if (dangerous.length > 0) return { faults: dangerous.map((column) => ({ column, code: 'formula' })) };
  const missing = required.filter((column) => cells[column] === '');
  if (missing.length > 0) return { faults: missing.map((column) => ({ column, code: 'required' })) };
  const role = roleOf(cells.role, facts);
  const known = roleSchema.safeParse(role).data;
  if (!known) return { faults: [{ column: 'role', code: role as UserImportFault }] };
  const place = placeOf(cells.organisation, known, facts);
  if (typeof place === 'string') return { faults: [{ column: 'organisation', code: place }] };
  const { data, error } = bodyOf(line, known, place);
  if (data) return { faults: [], body: data };
  return { faults: error.issues.flatMap(({ path }) => columnOf[String(path[0])] ?? []) };
}

/** Every line of a file, by what is known before anything is written: nobody is added twice. */
export function judgedLines(lines: readonly CsvLine[], facts: ImportFacts): readonly JudgedLine[] {
  const seen = new Set<string>();
  return lines.map((line) => {
    const { faults, body } = judge(line, facts);
    const told = { line: line.line, cells: line.cells };
    if (!body) return { ...told, faults: [...faults] };
    const taken = facts.used.has(body.email) ? 'email-already-used' : seen.has(body.email) && 'twice-in-file';
    seen.add(body.email);
    return taken ? { ...told, faults: [{ column: 'email', code: taken }] } : { ...told, faults: [], body };
  });
}
