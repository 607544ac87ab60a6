import type { NewPasskey, ShownPasskey } from '@reprise/contracts/identity';
import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Why a browser gave no passkey: the person closed its dialog, or the browser cannot. */
export type PasskeyFault = 'closed' | 'known' | 'unable';

function faultOf(error: unknown): PasskeyFault {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'closed';
  return name === 'InvalidStateError' ? 'known' : 'unable';
}

/** Has the browser ask for one of the person's passkeys. */
export async function askForPasskey(options: unknown): Promise<ShownPasskey | PasskeyFault> {
  try {
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
    const { id, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { id, response: { clientDataJSON, authenticatorData, signature } };
  } catch (error) {
    return faultOf(error);
  }
}

/** Has the browser make a passkey for this site. */
export async function makePasskey(options: unknown): Promise<NewPasskey | PasskeyFault> {
  try {
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
    const { id, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = response;
    return { id, response: { clientDataJSON, attestationObject, ...(transports && { transports }) } };
  } catch (error) {
    return faultOf(error);
  }
}
