import { accountIdOf, tenants, type Engines } from '@reprise/hosting';
import { anOffer, endings, travel, type Outcome, type Tokens } from './travel';
import type { PatientClient } from './patient-client';

export type Load = {
  readonly client: PatientClient;
  readonly engines: Pick<Engines, 'documents'>;
  /** Part of the keys; unique among loads on the same data. */
  readonly name: string;
  readonly sideBySide: number;
  /** Called when the first is about to start. */
  begin(): void;
  /** Whether to start one more. @param begun number started before it. */
  another(begun: number): boolean;
};

/** With a provider and a carrier that take a moment, kills hit the middle of their work. */
async function slowWorld({ engines: { documents } }: Load): Promise<void> {
  const _id = accountIdOf(tenants[0]);
  const put = (name: string, settings: object) =>
    documents.collection<{ _id: string }>({ name }).put({ _id, ...settings });
  await put('sandbox_payment_settings', { latencyMs: 40 });
  await put('sandbox_carrier_settings', { labelDelayMs: 100 });
}

async function tokensOf(client: PatientClient): Promise<Tokens> {
  const roles = [client.visitor(), client.login('warehouse_operator'), client.login('admin')] as const;
  const [visitor, warehouse, admin] = await Promise.all(roles);
  return { visitor, warehouse, admin };
}

/** Whole journeys, several in parallel, each command with its own key. */
export async function travelMany(load: Load): Promise<readonly Outcome[]> {
  const { client, engines, name, sideBySide } = load;
  await slowWorld(load);
  const tokens = await tokensOf(client);
  const offer = await anOffer(client, engines.documents, tokens.visitor);
  const outcomes: Outcome[] = [];
  let begun = 0;
  const traveller = async (): Promise<void> => {
    while (load.another(begun)) {
      const n = begun;
      begun += 1;
      const ending = endings[n % endings.length] ?? 'equal';
      outcomes.push(await travel(client, tokens, offer, ending, `${name}-${n}`));
    }
  };
  load.begin();
  await Promise.all(Array.from({ length: sideBySide }, traveller));
  return outcomes;
}
