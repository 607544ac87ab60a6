import {
  connectorOrganizationEndpoints,
  connectorOrganizations as contract,
  type ConnectorOrganization,
} from '@reprise/contracts/connectors';
import { useEffect, useRef, useState } from 'react';
import { useSubmission } from '../../../kernel/store';
import { filledIn, type ConfigurationForm } from './configuration-form.rules';

type Place = { readonly connectorId: string; readonly organizationId: string };

/** Saves the configuration, then the secrets that were written: they are kept for the address that stands. */
export function useSaveConfiguration(place: Place, known: ConnectorOrganization | undefined) {
  const { submit: put, status, problem, reply } = useSubmission();
  const { submit: seal, ...sealing } = useSubmission();
  const secrets = useRef<Record<string, string>>({});
  const [id, setId] = useState<string>();
  useEffect(() => {
    const row = contract.endpoints.get.reply?.safeParse(reply).data;
    if (status !== 'accepted' || !row) return;
    if (Object.keys(secrets.current).length > 0) {
      const body = { secrets: secrets.current };
      seal(connectorOrganizationEndpoints.setSecrets, { params: { id: row.id }, body });
      secrets.current = {};
    }
    setId(row.id);
  }, [reply, seal, status]);
  const save = ({ secrets: written, properties, ...body }: ConfigurationForm): void => {
    secrets.current = filledIn(written);
    const { create, update } = contract.endpoints;
    const given = filledIn(properties);
    if (!known) return put(create, { body: { ...place, ...body, properties: given } });
    const emptied = Object.keys(known.properties).map((name) => [name, given[name] ?? null]);
    const patch = { ...body, properties: { ...Object.fromEntries(emptied), ...given } };
    put(update, { params: { id: known.id }, body: patch }, { ifMatch: `"${known.revision}"` });
  };
  const isSending = status === 'sending' || sealing.status === 'sending';
  const isSealed = sealing.status === undefined || sealing.status === 'accepted';
  const saved = status === 'accepted' && !isSending && isSealed ? id : undefined;
  return { save, saving: isSending, saved, problem: problem ?? sealing.problem };
}
