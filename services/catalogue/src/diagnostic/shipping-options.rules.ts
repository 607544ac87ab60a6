import type { PaymentOption, ShippingOption } from '@reprise/contracts/catalogue';
import { needsIban, type DispatchCircuitRule } from '@reprise/contracts/configuration';
import { translated } from '@reprise/contracts/kernel';
import { circuitRule, productStates, type Channel, type Circuit } from '@reprise/contracts/rules';
import type { Stored } from '../catalogue-documents.reader';
import { dispatchOf } from '../dispatch/dispatch-of.rules';
import type { AccountConfiguration } from './account-configuration.reader';
import { circuitRuleFor } from './circuit-rule.rules';

type Category = Stored<'categories'>;
export type OptionRequest = {
  readonly channel: Channel;
  readonly brand: string;
  /** The product's category and its ancestors, nearest first. */
  readonly line: readonly Category[];
};

const nonEmpty = <T>(...lists: readonly (readonly T[] | undefined)[]): readonly T[] =>
  lists.find((list) => list && list.length > 0) ?? [];

function paymentOptions(
  configuration: AccountConfiguration,
  circuit: Circuit,
  ids: readonly string[],
): PaymentOption[] {
  const hasBonus = configuration.settings.enabledPremiumFeatures.includes('payment_bonus');
  return ids.flatMap((id) => {
    const mode = configuration.paymentModes.find((each) => each.id === id && each.active);
    // Customers who never come to a counter cannot be paid there.
    if (!mode || (mode.paidInStore && !circuitRule(circuit).handedOverInStore)) return [];
    const { type, provider, label, description, longDescription, modifier, paidInStore } = mode;
    const { labelTranslations, descriptionTranslations, longDescriptionTranslations } = mode;
    const bonus = mode.circuitBonuses.find((each) => each.circuit === circuit)?.modifier ?? null;
    const texts = {
      ...{ label, description, long_description: longDescription },
      ...translated({
        labelTranslations,
        descriptionTranslations,
        long_descriptionTranslations: longDescriptionTranslations,
      }),
    };
    const prices = { modifier, bonus: hasBonus ? bonus : null };
    return [{ id, type, provider, ...texts, ...prices, iban: needsIban(mode), paidInStore }];
  });
}

function warehousesFor(
  configuration: AccountConfiguration,
  circuit: Circuit,
  request: OptionRequest,
): ShippingOption['warehouses'] {
  const { choose } = dispatchOf(configuration, circuit, request);
  const choices = productStates.map((state) => [state, choose(state).warehouses] as const);
  return Object.fromEntries(choices) as ShippingOption['warehouses'];
}

type Highlighted = Partial<
  Pick<DispatchCircuitRule, 'highlightedInstruction' | 'highlightedInstructionTranslations'>
>;
/** The rule's, else the category's, with the translations of the same. */
function highlighted(rule: Highlighted | undefined, category: Highlighted | undefined) {
  const said = typeof rule?.highlightedInstruction === 'string' ? rule : category;
  return {
    highlightedInstruction: said?.highlightedInstruction ?? null,
    ...translated({ highlightedInstructionTranslations: said?.highlightedInstructionTranslations }),
  };
}

type Described = Partial<Pick<DispatchCircuitRule, 'description' | 'descriptionTranslations'>>;
/** The first that is written, with the translations of the same. */
function described(...texts: readonly (Described | undefined)[]) {
  const said = texts.find((each) => each?.description);
  return {
    description: said?.description ?? '',
    ...translated({ descriptionTranslations: said?.descriptionTranslations }),
  };
}

/** All shipping methods enabled for the product's category, in the order of the methods. */
export function shippingOptions(
  configuration: AccountConfiguration,
  request: OptionRequest,
): ShippingOption[] {
  const enabled = request.line[0]?.circuits ?? [];
  const methods = configuration.shippingMethods.filter(({ active }) => active);
  return [...methods]
    .sort((a, b) => a.position - b.position || a.label.localeCompare(b.label))
    .flatMap((method) => {
      const { channel, deposit } = circuitRule(method.circuit);
      const circuit = configuration.circuits.find(({ name, active }) => name === method.circuit && active);
      if (!circuit || channel !== request.channel || !enabled.includes(method.circuit)) return [];
      const rule = circuitRuleFor(configuration, method.circuit, request.line);
      const instructions = nonEmpty(rule?.instructions, circuit.defaultInstructions);
      const modes = nonEmpty(method.paymentModeIds, circuit.paymentModeIds);
      return [
        {
          id: method.id,
          channel,
          type: deposit,
          circuit: method.circuit,
          circuitId: circuit.id,
          label: method.label,
          ...translated({ labelTranslations: method.labelTranslations }),
          ...described(rule, method, circuit),
          delayDays: method.delayDays,
          modifier: method.modifier,
          countries: [...nonEmpty(method.countries, rule?.eligibleCountries, circuit.eligibleCountries)],
          instructions: instructions.map(({ id: _id, ...instruction }) => instruction),
          ...highlighted(rule, request.line[0]),
          terms: rule?.terms ?? '',
          ...translated({ termsTranslations: rule?.termsTranslations }),
          ...(rule?.traceabilityEnabled ? { traceabilityEnabled: true } : {}),
          paymentModes: paymentOptions(configuration, method.circuit, modes),
          warehouses: warehousesFor(configuration, method.circuit, request),
        },
      ];
    });
}
