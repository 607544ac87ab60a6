import { createSelector, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { newId } from '../../../kernel/new-id';
import { readCode } from '../../../kernel/scanner';
import { sessionSlice } from '../../../kernel/session';
import type { Reason, Scan, ScannedItem, StationHeader, StoredStation } from './scan-station.types';

/** Undo of the last scan (experience "Warehouse operator, with a scanner gun"), in milliseconds. */
export const undoWindow = 10_000;
/** Finished scans beyond this number are dropped, oldest first. */
const remembered = 200;

export type ScanStationState = {
  header: StationHeader;
  /** Newest first. */
  scans: readonly Scan[];
  /** The scan shown in the large panel, and the number of verdicts: each one sounds once. */
  shown?: string | undefined;
  verdicts: number;
  working?: string | undefined;
  undoable?: string | undefined;
  offline: boolean;
};
const empty: ScanStationState = { header: { comment: '' }, scans: [], verdicts: 0, offline: false };

const counts = (scan: Scan): boolean => scan.state !== 'rejected' && scan.state !== 'undone';

function received(
  state: ScanStationState,
  text: string,
  ids: Pick<Scan, 'id' | 'key' | 'undoKey' | 'at'>,
): Scan {
  const read = readCode(text);
  const scan: Scan = { ...ids, ...captured(state), code: read.ok ? read.code : text.trim(), state: 'queued' };
  if (!read.ok) return { ...scan, state: 'rejected', reason: read.fault };
  const again = state.scans.some((known) => known.code === scan.code && counts(known));
  return again ? { ...scan, state: 'rejected', reason: 'already-scanned' } : scan;
}

function captured({ header }: ScanStationState): Pick<Scan, 'stockId' | 'comment'> {
  const comment = header.comment.trim();
  return { ...(header.stockId && { stockId: header.stockId }), ...(comment && { comment }) };
}

/** The list without irrelevant scans; waiting ones and those that need a person are never dropped. */
function bounded(scans: readonly Scan[]): readonly Scan[] {
  let settled = 0;
  return scans.filter((scan) => {
    if ((scan.state !== 'accepted' && scan.state !== 'undone') || scan.reason) return true;
    settled += 1;
    return settled <= remembered;
  });
}

type Change = Partial<Scan>;
const changed = (state: ScanStationState, id: string, change: Change): ScanStationState => ({
  ...state,
  scans: state.scans.map((scan) => (scan.id === id ? { ...scan, ...change } : scan)),
});
/** A verdict: it is shown large, with a sound. */
const judged = (state: ScanStationState, id: string, change: Change): ScanStationState =>
  state.scans.some((scan) => scan.id === id)
    ? { ...changed(state, id, change), shown: id, verdicts: state.verdicts + 1, working: undefined }
    : { ...state, working: undefined };

const scansOf = ({ scans }: ScanStationState): readonly Scan[] => scans;

export const scanStationSlice = createSlice({
  name: 'scanStation',
  initialState: empty,
  reducers: {
    stationRestored: (_state, { payload }: PayloadAction<StoredStation>) => ({ ...empty, ...payload }),
    headerChanged: (state, { payload }: PayloadAction<Partial<StationHeader>>) => ({
      ...state,
      header: { ...state.header, ...payload },
    }),
    scanReceived: {
      prepare: (text: string) => ({
        payload: {
          text,
          id: nanoid(),
          key: newId(),
          undoKey: newId(),
          at: new Date().toISOString(),
        },
      }),
      reducer(
        state,
        { payload }: PayloadAction<{ text: string } & Pick<Scan, 'id' | 'key' | 'undoKey' | 'at'>>,
      ) {
        const { text, ...ids } = payload;
        const scan = received(state as ScanStationState, text, ids);
        const sounds = scan.state === 'rejected' || state.offline ? 1 : 0;
        const scans = bounded([scan, ...(state as ScanStationState).scans]);
        return { ...state, scans, shown: scan.id, verdicts: state.verdicts + sounds };
      },
    },
    scanStarted: (state, { payload }: PayloadAction<string>) => ({ ...state, working: payload }),
    itemFound: (state, { payload }: PayloadAction<{ id: string; item: ScannedItem }>) =>
      changed(state, payload.id, { item: payload.item }),
    severalFound: (state, { payload }: PayloadAction<{ id: string; candidates: ScannedItem[] }>) =>
      judged(state, payload.id, { state: 'choosing', candidates: payload.candidates }),
    candidateChosen: (state, { payload }: PayloadAction<{ id: string; item: ScannedItem }>) =>
      changed(state, payload.id, { state: 'queued', item: payload.item, candidates: undefined }),
    choiceDismissed: (state, { payload }: PayloadAction<string>) =>
      judged(state, payload, { state: 'rejected', reason: 'several-matches', candidates: undefined }),
    scanAccepted: (state, { payload }: PayloadAction<{ id: string; item: ScannedItem }>) => ({
      ...judged(state, payload.id, { state: 'accepted', item: payload.item }),
      undoable: payload.id,
    }),
    scanRejected: (
      state,
      { payload }: PayloadAction<{ id: string; reason: Reason; foundStatus?: string | undefined }>,
    ) =>
      judged(state, payload.id, {
        state: 'rejected',
        reason: payload.reason,
        foundStatus: payload.foundStatus,
      }),
    undoRequested(state, { payload }: PayloadAction<string>) {
      const scan = state.scans.find(({ id }) => id === payload);
      const next = { ...state, undoable: undefined };
      if (!scan || state.working === payload) return state;
      if (scan.state === 'queued') return judged(next, payload, { state: 'undone' });
      return scan.state === 'accepted' ? changed(next, payload, { state: 'undoing' }) : state;
    },
    undoExpired: (state, { payload }: PayloadAction<string>) =>
      state.undoable === payload ? { ...state, undoable: undefined } : state,
    scanUndone: (state, { payload }: PayloadAction<string>) => judged(state, payload, { state: 'undone' }),
    undoRefused: (state, { payload }: PayloadAction<{ id: string; reason: Reason }>) =>
      judged(state, payload.id, { state: 'accepted', reason: payload.reason }),
    exceptionDismissed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      scans: state.scans.flatMap((scan): Scan[] => {
        if (scan.id !== payload) return [scan];
        return scan.state === 'rejected' ? [] : [{ ...scan, reason: undefined }];
      }),
    }),
    /** A new attempt is a new request, with the current header. */
    exceptionRetried: {
      prepare: (id: string) => ({ payload: { id, key: newId() } }),
      reducer: (state, { payload }: PayloadAction<{ id: string; key: string }>) =>
        changed(state, payload.id, {
          ...captured(state as ScanStationState),
          key: payload.key,
          state: 'queued',
          item: undefined,
          reason: undefined,
          foundStatus: undefined,
        }),
    },
    networkLost: (state) => ({ ...state, offline: true, working: undefined }),
    networkBack: (state) => ({ ...state, offline: false }),
    /** A new run with the same header; waiting scans stay. */
    runFinished: (state) => ({
      ...empty,
      header: state.header,
      offline: state.offline,
      working: state.working,
      scans: state.scans.filter((scan) => isPending(scan) || scan.state === 'choosing'),
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionSlice.actions.sessionClosed, () => empty);
  },
  selectors: {
    selectStation: (s) => s,
    selectExceptions: createSelector([scansOf], (scans) =>
      scans.filter(({ reason }) => reason !== undefined),
    ),
    selectAccepted: createSelector([scansOf], (scans) => scans.filter(({ state }) => state === 'accepted')),
  },
});

export const isPending = ({ state }: Scan): boolean => state === 'queued' || state === 'undoing';
/** The oldest scan that still needs the server. */
export const nextPending = ({ scans }: ScanStationState): Scan | undefined => scans.findLast(isPending);

export const {
  stationRestored,
  headerChanged,
  scanReceived,
  scanStarted,
  itemFound,
  severalFound,
  candidateChosen,
  choiceDismissed,
  scanAccepted,
  scanRejected,
  undoRequested,
  undoExpired,
  scanUndone,
  undoRefused,
  exceptionDismissed,
  exceptionRetried,
  networkLost,
  networkBack,
  runFinished,
} = scanStationSlice.actions;
export const { selectStation, selectExceptions, selectAccepted } = scanStationSlice.selectors;
export type WithStation = { scanStation: ScanStationState };
