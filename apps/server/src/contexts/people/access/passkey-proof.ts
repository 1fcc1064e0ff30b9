/**
 * Verifies WebAuthn registrations and signatures: the installation's origin, user presence and user
 * verification.
 */
import { hash } from 'node:crypto';
import type { BodyOf } from '@sheaf/contract/operation';
import type { access } from '@sheaf/contract/people/access/access';
import { challengeMinutes } from '@sheaf/rules/people/access/passkey';
import { challenges, type PasskeyRow, type QueryTarget } from '#contexts/people/access/passkeys.store';
import type { Platform } from '#platform/platform';
import { newSecret } from '#platform/secrets';

/** ES256, EdDSA, RS256 (COSE), the algorithms of devices. */
export const algorithms = [-7, -8, -257];

/** Relying party id of the installation, from its public address. */
export function relyingParty(platform: Platform): { id: string; origin: string } {
  const { hostname, origin } = new URL(platform.settings.address);
  return { id: hostname, origin };
}

/** User handle of a passkey, without personal data. */
export const ownerOf = (congregationId: number, personId: number): Buffer =>
  hash('sha256', `passkey-owner:${congregationId}:${personId}`, 'buffer');

/** Binds a challenge to a person and a purpose, so that it cannot be used for another. */
const challengeHash = (purpose: string, challenge: string): Buffer =>
  hash('sha256', `${purpose}:${challenge}`, 'buffer');

export const comingIn = 'open';
export const addingFor = (congregationId: number, personId: number): string =>
  `add:${congregationId}:${personId}`;

export async function newChallenge(asked: QueryTarget, purpose: string, now: Date): Promise<string> {
  const challenge = newSecret();
  const until = new Date(now.getTime() + challengeMinutes * 60_000);
  await challenges.add(asked, challengeHash(purpose, challenge), until, now);
  return challenge;
}

interface ClientData {
  challenge: string;
  crossOrigin: boolean;
}

/** Client data of the browser; null if unreadable. */
function readClientData(text: string): ClientData | null {
  let data: unknown;
  try {
    data = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
  if (data === null || typeof data !== 'object' || !('challenge' in data)) return null;
  const { challenge } = data;
  if (typeof challenge !== 'string') return null;
  return { challenge, crossOrigin: 'crossOrigin' in data && data.crossOrigin === true };
}

/** The signed challenge, if this server issued it for this purpose, it is not expired and not used before. */
export async function takeChallenge(
  asked: QueryTarget,
  purpose: string,
  clientData: string,
  now: Date,
): Promise<string | null> {
  const data = readClientData(clientData);
  if (!data || data.crossOrigin) return null;
  const taken = await challenges.take(asked, challengeHash(purpose, data.challenge), now);
  return taken ? data.challenge : null;
}

/** Imported with the first passkey: the library is large, and many installations never use it. */
const proving = () => import('@simplewebauthn/server');

export interface NewPasskey {
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
}

/** The public key of a new passkey, or the reason for a refusal. */
export async function readNewPasskey(
  platform: Platform,
  body: BodyOf<typeof access.addPasskey>,
  expectedChallenge: string,
): Promise<NewPasskey | Error> {
  const party = relyingParty(platform);
  const { verifyRegistrationResponse } = await proving();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: body.id,
        rawId: body.id,
        type: 'public-key',
        response: { clientDataJSON: body.client_data, attestationObject: body.attestation },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return new Error('attestation not verified');
    const { credential } = registrationInfo;
    return {
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
    };
  } catch (error) {
    return error as Error;
  }
}

/** The signature counter, or the reason for a refusal. */
export async function readSignature(
  platform: Platform,
  body: BodyOf<typeof access.openPasskey>,
  passkey: PasskeyRow,
  expectedChallenge: string,
): Promise<number | Error> {
  const party = relyingParty(platform);
  const { verifyAuthenticationResponse } = await proving();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: body.id,
        rawId: body.id,
        type: 'public-key',
        response: {
          clientDataJSON: body.client_data,
          authenticatorData: body.authenticator_data,
          signature: body.signature,
          userHandle: body.user_handle,
        },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      // The rule compares counters, to distinguish a copy from a forgery.
      credential: { id: body.id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : new Error('signature not verified');
  } catch (error) {
    return error as Error;
  }
}
