import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppProblem } from '../api';

/** The specification's error state (customer journey §3): the modal's content, and the target of its one button. */
type ProblemsState = {
  problem: AppProblem | null;
  goHome: boolean;
  reloadPage: boolean;
  redirectToRoute?: string;
};
type Raised = { problem: AppProblem; goHome?: boolean; reloadPage?: boolean; redirectToRoute?: string };
const none: ProblemsState = { problem: null, goHome: false, reloadPage: false };

export const problemsSlice = createSlice({
  name: 'problems',
  initialState: none,
  reducers: {
    problemRaised(state, { payload }: PayloadAction<Raised>) {
      // An expired session outranks other failures that it causes.
      if (state.problem?.status === 401) return state;
      return { ...none, ...payload };
    },
    problemReset: () => none,
  },
});
export const { problemRaised, problemReset } = problemsSlice.actions;
