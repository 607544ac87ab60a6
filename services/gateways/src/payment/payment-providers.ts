import type { PaymentProvider as ProviderId } from '@reprise/contracts/rules';
import { ManualProvider } from './manual.provider';
import type { PaymentProvider } from './payment-provider.port';
import { SandboxProvider, type SandboxOptions } from './sandbox.provider';
import { SepaTransferProvider } from './sepa-transfer.provider';

export type PaymentProviders = { readonly [P in ProviderId]: PaymentProvider };

/** Every provider of back office §3; those that require a contract with a company are sandboxes. */
export function paymentProviders(options: SandboxOptions): PaymentProviders {
  return {
    none: new ManualProvider(),
    sepa_transfer: new SepaTransferProvider(),
    gift_card_a: new SandboxProvider('gift_card_a', options),
    gift_card_b: new SandboxProvider('gift_card_b', options),
    card: new SandboxProvider('card', options),
  };
}
