import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppProblem } from '../../../kernel/api';
import { newId } from '../../../kernel/new-id';
import { sessionSlice } from '../../../kernel/session';
import { type Chosen, type Draft, emptyDraft, mostPhotos, type Preview } from './compliance.types';
import type { Found } from './found.types';

/** A photo being uploaded or refused; stored ones are keys of the draft. `url` shows it until the page is left. */
type Photo = {
  id: string;
  url: string;
  state: 'sending' | 'stored' | 'refused';
  questionId?: string | undefined;
  key?: string;
  problem?: AppProblem;
};
export type ComplianceState = {
  draft?: Draft | undefined;
  preview?: Preview | undefined;
  pricing: boolean;
  previewProblem?: AppProblem | undefined;
  photos: readonly Photo[];
};
/** Of the answers of the product that it really is. */
type PriceAsked = { itemId: string; answers: readonly Chosen[]; productId: string | undefined };
type Taken = { itemId: string; url: string; id: string; questionId: string | undefined };
const empty: ComplianceState = { pricing: false, photos: [] };
const withDraft = (state: ComplianceState, change: Partial<Draft>): ComplianceState =>
  state.draft ? { ...state, draft: { ...state.draft, ...change } } : state;
const withPhoto = (state: ComplianceState, id: string, change: Partial<Photo>): ComplianceState => ({
  ...state,
  photos: state.photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)),
});

export const complianceSlice = createSlice({
  name: 'compliance',
  initialState: empty,
  reducers: {
    /** The draft of this item, or a new one: one test at a time. */
    testOpened: (state, { payload }: PayloadAction<string>) =>
      state.draft?.itemId === payload ? state : { ...empty, draft: emptyDraft(payload) },
    draftRestored: (_state, { payload }: PayloadAction<Draft>) => ({ ...empty, draft: payload }),
    itemIdentified: (state) => withDraft(state, { identified: true }),
    answerObserved: (state, { payload: { questionId, answerId } }: PayloadAction<Chosen>) =>
      withDraft(state, { answers: { ...state.draft?.answers, [questionId]: answerId } }),
    specificationFound: (state, { payload }: PayloadAction<Found>) =>
      withDraft(state, { found: { ...state.draft?.found, ...payload } }),
    /** Undefined: the declared one after all. Another product asks its own questions. */
    productFound: (state, { payload }: PayloadAction<Draft['product']>) =>
      withDraft({ ...state, preview: undefined }, { product: payload, answers: {} }),
    commentWritten: (state, { payload }: PayloadAction<string>) => withDraft(state, { comment: payload }),
    stockChosen: (state, { payload }: PayloadAction<string | undefined>) =>
      withDraft(state, { stockId: payload }),
    /** Requested when answers change; the saga waits for a pause. */
    previewRequested: (state, _action: PayloadAction<PriceAsked>) => ({
      ...state,
      pricing: true,
    }),
    previewReceived: (state, { payload }: PayloadAction<Preview>) => ({
      ...state,
      preview: payload,
      pricing: false,
      previewProblem: undefined,
    }),
    previewRefused: (state, { payload }: PayloadAction<AppProblem>) => ({
      ...state,
      pricing: false,
      previewProblem: payload,
    }),
    photoTaken: {
      prepare: (itemId: string, url: string, questionId?: string) => ({
        payload: { itemId, url, id: newId(), questionId },
      }),
      reducer(state, { payload }: PayloadAction<Taken>) {
        const room = (state.draft?.photoKeys.length ?? 0) < mostPhotos;
        if (state.draft?.itemId !== payload.itemId || !room) return state;
        const { id, url, questionId } = payload;
        const photo: Photo = { id, url, questionId, state: 'sending' };
        return { ...state, photos: [...state.photos, photo] };
      },
    },
    photoStored(state, { payload }: PayloadAction<{ id: string; key: string }>) {
      const next = withPhoto(state as ComplianceState, payload.id, { state: 'stored', key: payload.key });
      const photo = state.photos.find(({ id }) => id === payload.id);
      if (!photo || !state.draft) return state;
      const { photoKeys, photoQuestions } = state.draft;
      const shows = photo.questionId ? { [payload.key]: photo.questionId } : {};
      return withDraft(next, {
        photoKeys: [...photoKeys, payload.key],
        photoQuestions: { ...photoQuestions, ...shows },
      });
    },
    photoRefused: (state, { payload }: PayloadAction<{ id: string; problem: AppProblem }>) =>
      withPhoto(state as ComplianceState, payload.id, { state: 'refused', problem: payload.problem }),
    photoRemoved(state, { payload }: PayloadAction<{ id?: string; key?: string | undefined }>) {
      const keys = state.draft?.photoKeys.filter((key) => key !== payload.key) ?? [];
      const photos = (state as ComplianceState).photos.filter(({ id }) => id !== payload.id);
      return withDraft({ ...(state as ComplianceState), photos }, { photoKeys: keys });
    },
    testFinished: () => empty,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionSlice.actions.sessionClosed, () => empty);
  },
  selectors: { selectCompliance: (s) => s, selectDraft: (s) => s.draft },
});
export const {
  testOpened,
  draftRestored,
  itemIdentified,
  answerObserved,
  commentWritten,
  stockChosen,
  previewRequested,
  specificationFound,
  productFound,
  previewReceived,
  previewRefused,
  photoTaken,
  photoStored,
  photoRefused,
  photoRemoved,
  testFinished,
} = complianceSlice.actions;
export const { selectCompliance, selectDraft } = complianceSlice.selectors;
export type WithCompliance = { compliance: ComplianceState };
