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
  const { submit: seal, ...sealing } = useSubmission();
  const secret = useRef('');
  useEffect(() => {
    const row = contract.endpoints.get.reply?.safeParse(reply).data;
    if (status !== 'accepted' || !row || !secret.current) return;
    seal(ssoEndpoints.setSecret, { params: { id: row.id }, body: { clientSecret: secret.current } });
    secret.current = '';
  }, [reply, seal, status]);
  const save = ({ clientSecret, emergencyUserId, ...body }: SsoForm): void => {
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
  const isSealed = sealing.status === undefined || sealing.status === 'accepted';
  const isSaved = status === 'accepted' && !secret.current && isSealed;
  return { save, saving: isSending, saved: isSaved, problem: problem ?? sealing.problem };
}
