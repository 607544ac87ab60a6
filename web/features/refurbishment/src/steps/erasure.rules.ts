import { type Erasure, erasureSchema, type ItemRow } from '@reprise/contracts/item';

/** As the technician fills it in. */
export type ErasureDraft = {
  readonly outcome: Erasure['outcome'];
  readonly provider: string;
  readonly standard: string;
  readonly device: string;
  readonly certificate?: string;
  /** Asked where neither number of the item is known. */
  readonly readOff?: string;
};

type Numbers = Pick<ItemRow, 'imei' | 'serialNumber'>;
export const draftOf = ({ imei, serialNumber }: Numbers): ErasureDraft => {
  const device = imei ?? serialNumber;
  const draft = { outcome: 'erased', provider: '', standard: '', device: device ?? '' } as const;
  return device ? draft : { ...draft, readOff: '' };
};

/** The proof, once it is complete: erased, with its certificate, or what carries the data destroyed. */
export function erasureOf(
  { outcome, provider, standard, device, certificate, readOff }: ErasureDraft,
  now: Date,
): Erasure | undefined {
  const at = now.toISOString();
  const said =
    outcome === 'erased'
      ? { outcome, provider, standard, device, certificate, erasedAt: at, ...(readOff ? { readOff } : {}) }
      : { outcome, provider, destroyedAt: at };
  return erasureSchema.safeParse(said).data;
}
