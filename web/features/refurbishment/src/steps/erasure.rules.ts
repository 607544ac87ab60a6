import { type Erasure, erasureSchema, type ItemRow } from '@reprise/contracts/item';

/** As the technician fills it in. */
export type ErasureDraft = {
  readonly outcome: Erasure['outcome'];
  readonly provider: string;
  readonly standard: string;
  readonly device: string;
  readonly certificate?: string;
};

export const draftOf = ({ imei = '' }: Pick<ItemRow, 'imei'>): ErasureDraft => ({
  ...{ outcome: 'erased', provider: '', standard: '', device: imei },
});

/** The proof, once it is complete: erased, with its certificate, or what carries the data destroyed. */
export function erasureOf(
  { outcome, provider, standard, device, certificate }: ErasureDraft,
  now: Date,
): Erasure | undefined {
  const at = now.toISOString();
  const said =
    outcome === 'erased'
      ? { outcome, provider, standard, device, certificate, erasedAt: at }
      : { outcome, provider, destroyedAt: at };
  return erasureSchema.safeParse(said).data;
}
