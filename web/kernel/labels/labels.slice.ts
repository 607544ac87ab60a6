import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The state of one label: requested, ready, not expected, or given up (the e-mail follows). */
export type LabelState = 'waiting' | 'ready' | 'not-expected' | 'not-available';
/** By id of the buyback. */
export type LabelsState = Readonly<Record<string, LabelState>>;
type LabelAsked = { id: string; token?: string | undefined };
const none: LabelsState = {};

export const labelsSlice = createSlice({
  name: 'labels',
  initialState: none,
  reducers: {
    labelAwaited: (state, { payload }: PayloadAction<LabelAsked>): LabelsState => ({
      ...state,
      [payload.id]: 'waiting',
    }),
    labelAnswered: (state, { payload }: PayloadAction<{ id: string; label: LabelState }>): LabelsState => ({
      ...state,
      [payload.id]: payload.label,
    }),
    labelLeft: (state, _action: PayloadAction<{ id: string }>) => state,
  },
});
export const { labelAwaited, labelAnswered, labelLeft } = labelsSlice.actions;
export type WithLabels = { labels?: LabelsState };
export const selectLabels = (state: WithLabels): LabelsState => state.labels ?? none;
