import { Controller, Inject } from '@nestjs/common';
import { premiumEndpoints as endpoints, type ActionAnswer } from '@reprise/contracts/connectors';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { PREMIUM_CONNECTORS, type PremiumConnectors } from '@reprise/kernel/ports';
import type { ResourceStore } from '@reprise/kernel/resource';
import { dispatchCircuitRulesDefinition } from './circuits.resource';

type Asked = InputOf<typeof endpoints.ask> | InputOf<typeof endpoints.apply>;

/** A premium feature's connector acts on one dispatch circuit rule (back office §7 "Connectors"). */
@Controller()
export class LaunchController {
  constructor(
    @Inject(dispatchCircuitRulesDefinition.token)
    private readonly rules: ResourceStore<typeof dispatchCircuitRulesDefinition.contract>,
    @Inject(PREMIUM_CONNECTORS) private readonly connectors: PremiumConnectors,
  ) {}

  @Endpoint(endpoints.ask)
  ask(@Input() input: InputOf<typeof endpoints.ask>): Promise<ActionAnswer> {
    return this.launch(input);
  }

  @Endpoint(endpoints.apply)
  async apply(@Input() input: InputOf<typeof endpoints.apply>): Promise<ActionAnswer> {
    const answer = await this.launch(input);
    const { params, commandMeta, scope } = input;
    // A merge patch: what the rule has beside it stays.
    if (answer.outcome === 'ok' && Object.keys(answer.values).length > 0)
      await this.rules.update(params.id, { customValues: answer.values }, commandMeta, scope);
    return answer;
  }

  private async launch({ params, query, scope, commandMeta }: Asked): Promise<ActionAnswer> {
    const { id, accountId, circuit, customValues } = await this.rules.read(scope, params.id);
    const { correlationId } = commandMeta;
    const kept = Object.entries(customValues).map(([name, value]) => [name, value.slice(0, 500)]);
    const values = { ...Object.fromEntries(kept), ruleId: id, circuit };
    return this.connectors.launch({ accountId, ...query, values, correlationId });
  }
}
