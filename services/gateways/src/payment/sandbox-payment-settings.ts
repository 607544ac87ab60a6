import type { Documents } from '@reprise/read-kernel/documents';

/**
 * How the sandbox behaves for one account. `_id` is the account's id; without a document everything succeeds at
 * once.
 */
export type SandboxPaymentSettings = {
  readonly _id: string;
  /** Milliseconds before every reply. */
  readonly latencyMs?: number;
  /** Milliseconds between "initiated" and "completed"; 0 or absent: completed at once. */
  readonly settleAfterMs?: number;
  readonly failEvery?: boolean;
  readonly refuseCancel?: boolean;
  readonly unreachable?: boolean;
};

export const sandboxPaymentSettingsCollection = { name: 'sandbox_payment_settings' };

export type Behaviour = Omit<SandboxPaymentSettings, '_id'>;

/**
 * Works in every account: these amounts (minor units), or these customers, meet a provider in that mood.
 *
 * | amount   | customer ends in | the provider                                        |
 * |----------|------------------|-----------------------------------------------------|
 * | 666.01   | …000000666601    | says that the payment failed                        |
 * | 666.02   | …000000666602    | initiates, settles after a minute, refuses a cancel |
 * | 666.03   | …000000666603    | initiates, and settles after a minute               |
 * | 666.04   | …000000666604    | cannot be reached                                   |
 */
const moods: Readonly<Record<number, Behaviour>> = {
  66_601: { failEvery: true },
  66_602: { refuseCancel: true, settleAfterMs: 60_000 },
  66_603: { settleAfterMs: 60_000 },
  66_604: { unreachable: true },
};

function moodOf(payment: { amount: number; beneficiaryRef: string }): Behaviour {
  return moods[payment.amount] ?? moods[Number(/0{6}6(666\d\d)$/.exec(payment.beneficiaryRef)?.[1])] ?? {};
}

export async function behaviourFor(
  documents: Pick<Documents, 'collection'>,
  payment: { accountId: string; amount: number; beneficiaryRef: string },
): Promise<Behaviour> {
  const settings = documents.collection<SandboxPaymentSettings>(sandboxPaymentSettingsCollection);
  return { ...(await settings.get(payment.accountId)), ...moodOf(payment) };
}
