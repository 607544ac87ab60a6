/** How far the daily visits of one configuration are. */
export type VisitState = {
  /** The hour that is over: visited, or given up. */
  readonly slot?: string;
  /** Failed visits of the present hour. */
  readonly failed: number;
  /** Not before. */
  readonly nextAt?: string;
  /** What the file looked like that was taken last. */
  readonly mark?: string;
  /** The import of that file, as long as nobody knows how it went. */
  readonly importId?: string;
  /** Somebody has been told that it does not work; once, until it works again. */
  readonly told: boolean;
};
export const noVisits: VisitState = { failed: 0, told: false };

const mostTries = 5;
const pauseMs = 10 * 60_000;
const dayMs = 86_400_000;

/** The latest time, up to now, at which the file is to be fetched. @param hour 0 to 23, UTC */
export function slotOf(hour: number, now: Date): string {
  const today = new Date(now);
  today.setUTCHours(hour, 0, 0, 0);
  return new Date(today > now ? today.getTime() - dayMs : today.getTime()).toISOString();
}

/** A configuration that was just switched on is visited at once. */
export const isDue = ({ slot, nextAt }: VisitState, present: string, now: Date): boolean =>
  (slot === undefined || slot < present) && (nextAt === undefined || nextAt <= now.toISOString());

type Taken = Pick<VisitState, 'mark' | 'importId'>;
const kept = ({ mark, importId }: Taken): Taken => ({
  ...(mark !== undefined && { mark }),
  ...(importId !== undefined && { importId }),
});

export const afterVisit = (present: string, taken: Taken): VisitState => ({
  ...noVisits,
  slot: present,
  ...kept(taken),
});

/** Once the import of the file is over. */
export const afterImport = ({ importId: _over, ...state }: VisitState, told: boolean): VisitState => ({
  ...state,
  told: state.told || told,
});

/** @param again whether it may be better in a while. @returns the state, and whether this visit is given up. */
export function afterFailure(state: VisitState, present: string, now: Date, again: boolean) {
  const failed = state.failed + 1;
  const stays = { told: state.told, ...kept(state) };
  if (again && failed < mostTries) {
    const nextAt = new Date(now.getTime() + pauseMs).toISOString();
    return { givenUp: false, state: { ...stays, failed, nextAt, ...(state.slot && { slot: state.slot }) } };
  }
  return { givenUp: true, state: { ...stays, failed: 0, slot: present } };
}
