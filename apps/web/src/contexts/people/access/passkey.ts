/** Passkeys of this device: made, and signed with, in the shapes of the contract. */
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { type CallRequest, call, type OperationOf, type Reply } from '#platform/api.ts';
import { deviceValue } from './device-value.ts';

type PasskeyBody = NonNullable<CallRequest<OperationOf<'access.addPasskey'>>['body']>;

export const passkeysWork = (): boolean => browserSupportsWebAuthn();
/** The field of the sign-in page offers the passkeys of this device by itself. */
export const fieldOffersPasskeys = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

export const isKnownHere = (error: unknown): boolean =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';

export async function makePasskey(options: Reply<'access.beginPasskey'>): Promise<PasskeyBody> {
  const { id, response } = await startRegistration({ optionsJSON: options });
  return {
    id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: (response.transports ?? []) as NonNullable<PasskeyBody['transports']>,
  };
}

/** Signs and comes in; `inField` waits until the person chooses a passkey from the field, as long as that is wanted. */
export async function openWithPasskey(
  secret: string,
  { inField, wanted }: { inField: boolean; wanted: () => boolean },
): Promise<Reply<'access.openPasskey'>> {
  const optionsJSON = await call('access.askForPasskey');
  // A waiting field that comes late would end what the button began.
  if (!wanted()) throw new DOMException('no longer wanted', 'AbortError');
  const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: inField });
  return call('access.openPasskey', {
    body: {
      id,
      client_data: response.clientDataJSON,
      authenticator_data: response.authenticatorData,
      signature: response.signature,
      user_handle: response.userHandle ?? '',
      secret,
      device: deviceValue(),
    },
  });
}

export const stopWaiting = (): void => WebAuthnAbortService.cancelCeremony();
/** Not a failure: the page was left, or the button was pressed while the field waited. */
export const wasStopped = (error: unknown): boolean =>
  (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') ||
  (error instanceof Error && error.name === 'AbortError');
