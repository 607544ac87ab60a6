import { pictureEndpoints, pictureLimit } from '@reprise/contracts/catalogue';
import { uploadedFile } from '@reprise/contracts/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { type AppProblem, callEndpoint, problemOf } from '../api';
import type { AppStore } from '../store';

export const pictureTypes = ['image/jpeg', 'image/png'];
/** A picture may travel on a slow line. */
const patience = 60_000;

type Upload =
  { state: 'idle' } | { state: 'sending'; name: string } | { state: 'refused'; problem: AppProblem };

const refusal = (code: 'file-too-large' | 'file-type-not-allowed'): Upload => ({
  state: 'refused',
  problem: { code, status: 0, violations: [] },
});

/** What needs no server to be refused; the server judges the rest by the content. */
function fault({ size, type }: File): Upload | undefined {
  if (!pictureTypes.includes(type)) return refusal('file-type-not-allowed');
  return size > pictureLimit ? refusal('file-too-large') : undefined;
}

/** Sends one picture; its address once it was taken. Leaving the screen, or another picture, breaks it off. */
export function usePictureUpload(onStored: (url: string) => void) {
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
    const refused = fault(file);
    if (refused) return setUpload(refused);
    const control = new AbortController();
    running.current = control;
    setUpload({ state: 'sending', name: file.name });
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const body = { file: uploadedFile(file.name, file.type, bytes) };
      const options = { signal: control.signal, timeoutMs: patience };
      const { value } = await callEndpoint(api, pictureEndpoints.upload, { body }, options);
      if (control.signal.aborted) return;
      setUpload({ state: 'idle' });
      onStored(value.url);
    } catch (error) {
      if (!control.signal.aborted) setUpload({ state: 'refused', problem: problemOf(error) });
    }
  }
  return { upload, send, stop };
}
