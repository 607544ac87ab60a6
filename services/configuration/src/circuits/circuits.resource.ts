import { categories, inheritCircuits } from '@reprise/contracts/catalogue';
import { accountContract } from '@reprise/contracts/organisation';
import {
  circuitResource,
  dispatchCircuitRules,
  type CircuitInput,
  type CircuitInstruction,
} from '@reprise/contracts/configuration';
import type { ResourceFrame } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { circuitRule, type Circuit } from '@reprise/contracts/rules';
import { uuidv7 } from '@reprise/kernel';
import { defineResource, documentsOf, refuseChanged, type ResourceDeps } from '@reprise/kernel/resource';
import { wholeAccount, type ScopePaths } from '@reprise/read-kernel/query';
import { circuitFault, type CircuitFacts } from './circuit.rules';

const everyone: ScopePaths = {
  store: wholeAccount,
  warehouse: wholeAccount,
  buyer: wholeAccount,
  visitor: wholeAccount,
};

const withIds = (instructions: readonly CircuitInstruction[]) =>
  instructions.map(({ id, ...instruction }) => ({ id: id ?? uuidv7(), ...instruction }));

async function factsOf(
  { documents }: ResourceDeps,
  accountId: string,
  next: CircuitInput,
): Promise<CircuitFacts> {
  const [active, account, used] = await Promise.all([
    documentsOf(documents, circuitResource).find(accountId, { active: true }),
    documentsOf(documents, accountContract).read(accountId),
    documentsOf(documents, categories).count(accountId, { circuits: next.name }),
  ]);
  return {
    active: active.map(({ name }) => name),
    hasWebUrl: Boolean(account?.whiteLabelHost),
    used: used > 0,
  };
}

/** The seven circuits of an account. They are created with it, so only their settings change. */
export const circuitsDefinition = defineResource(circuitResource, {
  scope: everyone,
  unique: [{ fields: ['name'], problem: 'identifier-already-used' }],
  fields: { active: { type: 'boolean' } },
  defaultOrder: [['name', 1]],
  answers: ['list', 'get', 'create', 'update'],
  hooks: (deps) => ({
    async beforeCreate(body, { meta }) {
      const fault = circuitFault(body, false, await factsOf(deps, meta.accountId, body));
      if (fault) throw new Refusal(fault, { circuit: body.name });
      return { ...body, defaultInstructions: withIds(body.defaultInstructions) };
    },
    async beforeUpdate(next, previous, { meta }) {
      refuseChanged(next, previous, ['name']);
      const body = { ...next, defaultInstructions: withIds(next.defaultInstructions) };
      const fault = circuitFault(body, previous.active, await factsOf(deps, meta.accountId, body));
      if (fault) throw new Refusal(fault, { circuit: body.name });
      return body;
    },
    present: (rows) =>
      rows.map((row) => ({
        ...row,
        channel: circuitRule(row.name).channel,
        deposit: circuitRule(row.name).deposit,
      })),
  }),
});

type Rule = {
  readonly circuit: Circuit;
  readonly categoryIds: readonly string[];
  readonly instructions: readonly CircuitInstruction[];
};

async function shownRules<R extends Rule & ResourceFrame>({ documents }: ResourceDeps, rows: readonly R[]) {
  const accountIds = [...new Set(rows.map(({ accountId }) => accountId))];
  const ofAccounts = { accountId: { $in: accountIds } };
  const [circuits, stored] = await Promise.all([
    documentsOf(documents, circuitResource).everywhere(ofAccounts),
    documentsOf(documents, categories).everywhere(ofAccounts),
  ]);
  const sold = inheritCircuits(stored);
  return rows.map((row) => {
    const own = circuits.find(({ accountId, name }) => accountId === row.accountId && name === row.circuit);
    const theirs = sold.filter(({ accountId }) => accountId === row.accountId);
    const defaults = own?.defaultInstructions.map(({ label, type }) => ({ label, type })) ?? [];
    return {
      ...row,
      circuit_name: row.circuit,
      ...(own && { circuit_id: own.id }),
      // In one order whoever reads: a stock client sends them back as it read them.
      allowedCategoryIds: theirs
        .filter((each) => each.circuits.includes(row.circuit))
        .map(({ id }) => id)
        .sort(),
      categoryCount: row.categoryIds.length,
      categoryLabels: row.categoryIds.flatMap((id) => theirs.find((each) => each.id === id)?.name ?? []),
      circuitInstructions: row.instructions.length > 0 ? row.instructions : defaults,
    };
  });
}

export const dispatchCircuitRulesDefinition = defineResource(dispatchCircuitRules, {
  defaultOrder: [['circuit', 1]],
  hooks: (deps) => ({
    beforeCreate: (body) => ({ ...body, instructions: withIds(body.instructions) }),
    beforeUpdate: (next) => ({ ...next, instructions: withIds(next.instructions) }),
    present: (rows) => shownRules(deps, rows),
  }),
});
