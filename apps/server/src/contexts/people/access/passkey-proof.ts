/** What WebAuthn proves, and for whom: the one origin this installation is reached by, a person present and verified. */
import { hash } from 'node:crypto';
import type { BodyOf } from '@sheaf/contract/operation';
import type { access } from '@sheaf/contract/people/access/access';
import { challengeMinutes } from '@sheaf/rules/people/access/passkey';
import { challenges, type PasskeyRow, type QueryTarget } from '#contexts/people/access/passkeys.store';
import type { Platform } from '#platform/platform';
import { newSecret } from '#platform/secrets';

/** ES256, EdDSA, RS256 (COSE): what devices sign with. */
export const algorithms = [-7, -8, -257];

/** The name of the installation that passkeys are bound to, from its public address alone. */
export function relyingParty(platform: Platform): { id: string; origin: string } {
  const { hostname, origin } = new URL(platform.settings.address);
  return { id: hostname, origin };
}

/** How a device knows whose passkey it is, without a word about them. */
export const ownerOf = (congregationId: number, personId: number): Buffer =>
  hash('sha256', `passkey-owner:${congregationId}:${personId}`, 'buffer');

/** A challenge of one person cannot be used for another, nor one for adding to come in. */
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

/** What the browser says it signed; null where it says nothing that can be read. */
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

/** The challenge that was signed, if this server gave it for this purpose, in time, and nobody brought it before. */
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

/** Read with the first passkey: it is large, and many installations never see one. */
const proving = () => import('@simplewebauthn/server');

export interface NewPasskey {
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
}

/** The public half of a new passkey, or why it proves nothing. */
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

/** How often the device says it signed, or why its signature proves nothing. */
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
      // Counts are compared by the rule, which tells a copy from a forgery.
      credential: { id: body.id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : new Error('signature not verified');
  } catch (error) {
    return error as Error;
  }
}
