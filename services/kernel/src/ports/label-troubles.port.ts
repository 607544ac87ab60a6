/** Problem code of what keeps a label away, until it is asked for again. */
export type LabelTrouble = 'transport-provider-unreachable' | 'label-address-incomplete';

/** Why a label is still missing, as whoever asks the carrier knows it. */
export interface LabelTroubles {
  /** What happened when the package's label was last asked for; undefined: nothing that anybody could mend. */
  of(packageId: string): Promise<LabelTrouble | undefined>;
}
