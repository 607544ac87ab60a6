/** Why a label is still missing, as whoever asks the carrier knows it. */
export interface LabelTroubles {
  /** The carrier did not answer when the package's label was last asked for; it is asked again. */
  carrierUnreachable(packageId: string): Promise<boolean>;
}
