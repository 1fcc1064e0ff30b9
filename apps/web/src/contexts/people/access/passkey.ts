/**
 * Creates and uses passkeys of this device, in the shapes of the contract. The library loads after the first paint
 * of the sign-in page.
 */
import { type CallRequest, call, type OperationOf, type Reply } from '#platform/api.ts';
import { thisDevice } from './device-value.ts';

type PasskeyBody = NonNullable<CallRequest<OperationOf<'access.addPasskey'>>['body']>;

let library: typeof import('@simplewebauthn/browser') | undefined;

async function webAuthn(): Promise<typeof import('@simplewebauthn/browser')> {
  library ??= await import('@simplewebauthn/browser');
  return library;
}

export const passkeysWork = (): boolean => typeof globalThis.PublicKeyCredential === 'function';
/** True if the browser offers passkeys in autofill. */
export const fieldOffersPasskeys = async (): Promise<boolean> =>
  (await webAuthn()).browserSupportsWebAuthnAutofill();

const hasCode = (error: unknown, code: string): boolean =>
  library !== undefined && error instanceof library.WebAuthnError && error.code === code;

export const isKnownHere = (error: unknown): boolean =>
  hasCode(error, 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED');

export async function makePasskey(options: Reply<'access.beginPasskey'>): Promise<PasskeyBody> {
  const { startRegistration } = await webAuthn();
  const { id, response } = await startRegistration({ optionsJSON: options });
  return {
    id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: (response.transports ?? []) as NonNullable<PasskeyBody['transports']>,
  };
}

/** Signs in with a passkey. `inField` waits for a choice in autofill, as long as `wanted` returns true. */
export async function openWithPasskey(
  secret: string,
  { inField, wanted }: { inField: boolean; wanted: () => boolean },
): Promise<Reply<'access.openPasskey'>> {
  const { startAuthentication } = await webAuthn();
  const optionsJSON = await call('access.askForPasskey');
  // A late autofill request would abort the one started by the button.
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
      ...thisDevice(),
    },
  });
}

export const stopWaiting = (): void => library?.WebAuthnAbortService.cancelCeremony();
/** True for an abort that is not an error: the page was left, or the button replaced autofill. */
export const wasStopped = (error: unknown): boolean =>
  hasCode(error, 'ERROR_CEREMONY_ABORTED') || (error instanceof Error && error.name === 'AbortError');
