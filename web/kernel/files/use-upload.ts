import { pictureEndpoints } from '@reprise/contracts/catalogue';
import { fileEndpoints } from '@reprise/contracts/configuration';
import { type FileKind, fileLimits, uploadedFile, type UploadedFile } from '@reprise/contracts/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { type ApiClient, type AppProblem, callEndpoint, type CallOptions, problemOf } from '../api';
import type { AppStore } from '../store';

/** Where each kind of file is sent, and what a browser calls its types; the server judges by the content. */
const uploads = {
  picture: { endpoint: pictureEndpoints.upload, types: ['image/jpeg', 'image/png'] },
  favicon: {
    endpoint: fileEndpoints.favicon,
    types: ['image/x-icon', 'image/vnd.microsoft.icon', 'image/png'],
  },
  document: { endpoint: fileEndpoints.document, types: ['application/pdf'] },
} as const satisfies Record<FileKind, object>;
const typesOf = (kind: FileKind): readonly string[] => uploads[kind].types;
export const acceptedTypes = (kind: FileKind): string => typesOf(kind).join(',');
/** A file may travel on a slow line. */
const patience = 60_000;

type Upload =
  { state: 'idle' } | { state: 'sending'; name: string } | { state: 'refused'; problem: AppProblem };

const refusal = (code: 'file-too-large' | 'file-type-not-allowed'): Upload => ({
  state: 'refused',
  problem: { code, status: 0, violations: [] },
});

/** What needs no server to be refused; the server judges the rest by the content. */
function fault(kind: FileKind, { size, type }: File): Upload | undefined {
  if (!typesOf(kind).includes(type)) return refusal('file-type-not-allowed');
  return size > fileLimits[kind] ? refusal('file-too-large') : undefined;
}

/** Where a file goes instead, and what it is called there. */
export type SendTo = (api: ApiClient, file: UploadedFile, options: CallOptions) => Promise<string>;

const publicly =
  (kind: FileKind): SendTo =>
  async (api, file, options) =>
    (await callEndpoint(api, uploads[kind].endpoint, { body: { file } }, options)).value.url;

/** Sends one file; its address once it was taken. Leaving the screen, or another file, breaks it off. */
export function useUpload(kind: FileKind, onStored: (name: string) => void, sendTo = publicly(kind)) {
  const { api } = useStore() as unknown as AppStore;
  const [upload, setUpload] = useState<Upload>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  const stop = useCallback((): void => {
    running.current?.abort();
    running.current = undefined;
    setUpload({ state: 'idle' });
  }, []);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File): Promise<void> {
    stop();
    const refused = fault(kind, file);
    if (refused) return setUpload(refused);
    const control = new AbortController();
    running.current = control;
    setUpload({ state: 'sending', name: file.name });
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const options = { signal: control.signal, timeoutMs: patience };
      const stored = await sendTo(api, uploadedFile(file.name, file.type, bytes), options);
      if (control.signal.aborted) return;
      setUpload({ state: 'idle' });
      onStored(stored);
    } catch (error) {
      if (!control.signal.aborted) setUpload({ state: 'refused', problem: problemOf(error) });
    }
  }
  return { upload, send, stop };
}
