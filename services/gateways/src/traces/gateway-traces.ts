import type { ForgottenPerson, PersonalTraces } from '@reprise/kernel/ports';

/** A gateway that keeps something of people: the mails of the demonstration, the sandbox carrier's shipments. */
export interface Rememberer {
  forget(person: ForgottenPerson): Promise<void>;
}

/** Everything that the gateways keep of a person, forgotten together. */
export class GatewayTraces implements PersonalTraces {
  constructor(private readonly gateways: readonly Rememberer[]) {}

  async erase(person: ForgottenPerson): Promise<void> {
    for (const gateway of this.gateways) await gateway.forget(person);
  }
}
