import type { CatalogueFileType } from '@reprise/contracts/catalogue-files';
import type { FileExport } from '@reprise/contracts/exports';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppProblem } from '../../../kernel/api';

/** "Not started, in progress, success or error" (back office §4). */
export type ExportState =
  | { status: 'not-started'; type?: CatalogueFileType }
  | { status: 'in-progress'; type: CatalogueFileType; entries: number }
  | { status: 'success'; type: CatalogueFileType; entries: number; file: { id: string; key: string } }
  | { status: 'error'; type: CatalogueFileType; problem: AppProblem };
export type Asked = { accountId: string; type: CatalogueFileType };
type Told = { job: FileExport; key: string };

/** What the address of a finished file ends with. */
const none = { status: 'not-started' } as ExportState;
const locked = ({ status }: ExportState): boolean => status !== 'not-started';

export const exportSlice = createSlice({
  name: 'catalogueExport',
  initialState: none,
  reducers: {
    typeChosen: (state, { payload }: PayloadAction<CatalogueFileType>): ExportState =>
      locked(state) ? state : { status: 'not-started', type: payload },
    /** Also a restart: begins again with the same type. */
    exportRequested: (_state, { payload }: PayloadAction<Asked>): ExportState => ({
      ...{ status: 'in-progress', type: payload.type, entries: 0 },
    }),
    exportTold: (state, { payload }: PayloadAction<Told>): ExportState => {
      if (state.status !== 'in-progress') return state;
      const { type } = state;
      const { id, error, entries_count: entries } = payload.job;
      if (error) return { status: 'error', type, problem: { code: error, status: 409, violations: [] } };
      if (!payload.key) return { status: 'in-progress', type, entries };
      return { status: 'success', type, entries, file: { id, key: payload.key } };
    },
    exportRefused: (state, { payload }: PayloadAction<AppProblem>): ExportState =>
      state.status === 'in-progress' ? { status: 'error', type: state.type, problem: payload } : state,
    /** "New export resets" (back office §4); so does leaving the page. */
    exportReset: (): ExportState => none,
  },
});
export const { typeChosen, exportRequested, exportTold, exportRefused, exportReset } = exportSlice.actions;
export type WithExport = { catalogueExport: ExportState };
export const selectExport = (state: WithExport): ExportState => state.catalogueExport;
