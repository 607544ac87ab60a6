import type { PackageRow } from '@reprise/contracts/package';
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { AppProblem } from '../../../kernel/api';
import { discardsBegun } from '../../../kernel/session';
import { type BuybackCodeFault, readBuybackCode } from './buyback-code.rules';

/** One code scanned for a package; the run continues whatever its result. */
export type PackEntry = {
  id: string;
  packageId: string;
  code: string;
  state: 'sending' | 'packed' | 'refused';
  fault?: BuybackCodeFault | undefined;
  problem?: AppProblem | undefined;
};
type LabelState = 'waiting' | 'ready' | 'late';
export type PackingState = {
  /** Newest first. */
  entries: readonly PackEntry[];
  /** Packages as left by the last action. */
  rows: Readonly<Record<string, PackageRow>>;
  removing: readonly string[];
  labels: Readonly<Record<string, LabelState>>;
};
const empty: PackingState = { entries: [], rows: {}, removing: [], labels: {} };

type Read = Pick<PackEntry, 'code' | 'state' | 'fault'>;
/** What is no code of a buyback is not sent to the server. */
function judge(text: string): Read {
  const { code, fault } = readBuybackCode(text);
  return fault ? { code, state: 'refused', fault } : { code, state: 'sending' };
}
const withRow = (state: PackingState, row: PackageRow): PackingState => ({
  ...state,
  rows: { ...state.rows, [row.id]: row },
});
const withEntry = (state: PackingState, id: string, change: Partial<PackEntry>): PackingState => ({
  ...state,
  entries: state.entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
});

export const packingSlice = createSlice({
  name: 'packing',
  initialState: empty,
  reducers: {
    codeRead: {
      prepare: (packageId: string, text: string) => ({
        payload: { id: nanoid(), packageId, ...judge(text) } satisfies PackEntry,
      }),
      reducer: (state, { payload }: PayloadAction<PackEntry>) => ({
        ...(state as PackingState),
        entries: [payload, ...(state as PackingState).entries],
      }),
    },
    itemPacked: (state, { payload }: PayloadAction<{ id: string; row: PackageRow }>) =>
      withRow(withEntry(state as PackingState, payload.id, { state: 'packed' }), payload.row),
    packRefused: (state, { payload }: PayloadAction<{ id: string; problem: AppProblem }>) =>
      withEntry(state as PackingState, payload.id, { state: 'refused', problem: payload.problem }),
    packRetried: (state, { payload }: PayloadAction<string>) =>
      withEntry(state as PackingState, payload, { state: 'sending', problem: undefined }),
    entryDismissed: (state, { payload }: PayloadAction<string>) => ({
      ...(state as PackingState),
      entries: (state as PackingState).entries.filter(({ id }) => id !== payload),
    }),
    removalRequested: (
      state,
      { payload }: PayloadAction<{ packageId: string; itemId: string; code: string }>,
    ) => ({
      ...(state as PackingState),
      removing: [...state.removing, payload.itemId],
    }),
    itemRemoved: (state, { payload }: PayloadAction<{ itemId: string; row: PackageRow }>) => ({
      ...withRow(state as PackingState, payload.row),
      removing: state.removing.filter((id) => id !== payload.itemId),
    }),
    removalRefused: (
      state,
      { payload }: PayloadAction<{ packageId: string; itemId: string; code: string; problem: AppProblem }>,
    ) => {
      const { packageId, itemId, code, problem } = payload;
      const entry: PackEntry = { id: nanoid(), packageId, code, state: 'refused', problem };
      return {
        ...(state as PackingState),
        entries: [entry, ...(state as PackingState).entries],
        removing: state.removing.filter((id) => id !== itemId),
      };
    },
    labelAwaited: (state, { payload }: PayloadAction<string>) => ({
      ...(state as PackingState),
      labels: { ...state.labels, [payload]: 'waiting' as const },
    }),
    labelReady: (state, { payload }: PayloadAction<PackageRow>) => {
      const next = withRow(state as PackingState, payload);
      return { ...next, labels: { ...next.labels, [payload.id]: 'ready' as const } };
    },
    labelLate: (state, { payload }: PayloadAction<string>) => ({
      ...(state as PackingState),
      labels: { ...state.labels, [payload]: 'late' as const },
    }),
    /** The confirmation screen was left: nobody waits for the label any more. */
    labelLeft: (state, _action: PayloadAction<string>) => state,
    rowReceived: (state, { payload }: PayloadAction<PackageRow>) => withRow(state as PackingState, payload),
  },
  extraReducers: (builder) => {
    builder.addMatcher(discardsBegun, () => empty);
  },
  selectors: {
    selectPacking: (s) => s,
    selectEntries: (s) => s.entries,
  },
});
export const {
  codeRead,
  itemPacked,
  packRefused,
  packRetried,
  entryDismissed,
  removalRequested,
  itemRemoved,
  removalRefused,
  labelAwaited,
  labelReady,
  labelLate,
  labelLeft,
  rowReceived,
} = packingSlice.actions;
export const { selectPacking, selectEntries } = packingSlice.selectors;
export type WithPacking = { packing: PackingState };
