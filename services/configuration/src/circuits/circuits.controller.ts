import { Controller, Inject } from '@nestjs/common';
import {
  circuitInstructionEndpoints,
  circuitResource,
  type CircuitInstruction,
  type CircuitInstructionRow,
} from '@reprise/contracts/configuration';
import type { ListQuery, Page } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import type { ResourceStore } from '@reprise/kernel/resource';
import { circuitsDefinition, dispatchCircuitRulesDefinition } from './circuits.resource';

type Parent = Pick<CircuitInstructionRow, 'circuit' | 'dispatchCircuitRule'>;

const rowsOf = (instructions: readonly CircuitInstruction[], parent: Parent): CircuitInstructionRow[] =>
  instructions.flatMap(({ id, ...instruction }, sequence) =>
    id === undefined ? [] : [{ id, ...instruction, sequence, ...parent }],
  );

function wanted(row: CircuitInstructionRow, list: ListQuery): boolean {
  return (['id', 'circuit', 'dispatchCircuitRule', 'type'] as const).every((field) => {
    const filter = list.filters[field];
    return filter?.kind !== 'in' || filter.values.includes(row[field] ?? '');
  });
}

@Controller()
export class CircuitsController {
  constructor(
    @Inject(circuitsDefinition.token) private readonly circuits: ResourceStore<typeof circuitResource>,
    @Inject(dispatchCircuitRulesDefinition.token)
    private readonly rules: ResourceStore<typeof dispatchCircuitRulesDefinition.contract>,
  ) {}

  @Endpoint(circuitInstructionEndpoints.list)
  async instructions(
    @Input() { scope, list }: InputOf<typeof circuitInstructionEndpoints.list>,
  ): Promise<Page<CircuitInstructionRow>> {
    const all = (await this.all(scope.accountId)).filter((row) => wanted(row, list));
    const from = (list.page - 1) * list.itemsPerPage;
    return { items: all.slice(from, from + list.itemsPerPage), total: all.length };
  }

  @Endpoint(circuitInstructionEndpoints.get)
  async instruction(
    @Input() { scope, params }: InputOf<typeof circuitInstructionEndpoints.get>,
  ): Promise<CircuitInstructionRow> {
    const found = (await this.all(scope.accountId)).find(({ id }) => id === params.id);
    if (!found) throw new Refusal('not-found');
    return found;
  }

  private async all(accountId: string): Promise<CircuitInstructionRow[]> {
    const [circuits, rules] = await Promise.all([
      this.circuits.find(accountId, {}),
      this.rules.find(accountId, {}),
    ]);
    return [
      ...circuits.flatMap(({ id, defaultInstructions }) =>
        rowsOf(defaultInstructions, { circuit: id, dispatchCircuitRule: null }),
      ),
      ...rules.flatMap(({ id, instructions }) =>
        rowsOf(instructions, { circuit: null, dispatchCircuitRule: id }),
      ),
    ];
  }
}
