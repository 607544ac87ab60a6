import {
  ssoConfigurations as contract,
  ssoEndpoints,
  type SsoConfiguration,
} from '@reprise/contracts/identity';
import { useEffect, useRef } from 'react';
import { useSubmission } from '../../../kernel/store';
import type { SsoForm } from './sso-form.rules';

/** Saves the configuration, then its secret if one was written: it is kept for the issuer that stands. */
export function useSaveSso(organizationId: string, known: SsoConfiguration | undefined) {
  const { submit: put, status, problem, reply } = useSubmission();
  const { submit: seal, clear, ...sealing } = useSubmission<typeof ssoEndpoints.setSecret>();
  const secret = useRef('');
  const row = status === 'accepted' ? contract.endpoints.get.reply?.safeParse(reply).data : undefined;
  const id = row?.id;
  useEffect(() => {
    if (!id || !secret.current) return;
    seal(ssoEndpoints.setSecret, { params: { id }, body: { clientSecret: secret.current } });
    secret.current = '';
  }, [reply, seal, id]);
  const save = ({ clientSecret, emergencyUserId, ...body }: SsoForm): void => {
    clear();
    secret.current = clientSecret;
    const { create, update } = contract.endpoints;
    if (known)
      put(
        update,
        { params: { id: known.id }, body: { ...body, emergencyUserId } },
        { ifMatch: `"${known.revision}"` },
      );
    else put(create, { body: { ...body, organizationId, ...(emergencyUserId && { emergencyUserId }) } });
  };
  const isSending = status === 'sending' || sealing.status === 'sending';
  const sealed = sealing.status === undefined ? row : sealing.reply;
  return {
    save,
    saving: isSending,
    /** As it stands once all of it is. */
    saved: secret.current ? undefined : sealed,
    problem: problem ?? sealing.problem,
  };
}
