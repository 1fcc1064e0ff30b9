/**
 * A software authenticator for passkeys: real CBOR, real ES256 signatures, and any manipulation that a test
 * needs.
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface FalseClaims {
  origin?: string;
  rpId?: string;
  challenge?: string;
  crossOrigin?: boolean;
  verified?: boolean;
  count?: number;
  userHandle?: string;
}

export interface MadePasskey {
  id: string;
  client_data: string;
  attestation: string;
  transports: 'internal'[];
}

export interface SignedPasskey {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  user_handle: string;
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

/** Subset of RFC 8949 that an attestation needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)]),
  ]);
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

const present = 1;
const personVerified = 4;
const withCredential = 64;

export function openAuthenticator(address: string) {
  const { hostname, origin } = new URL(address);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  let count = 0;
  let owner = '';

  const clientData = (type: string, challenge: string, lies: FalseClaims): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: lies.crossOrigin ?? false,
      }),
    );
  const authenticatorData = (flags: number, lies: FalseClaims, rest = Buffer.alloc(0)): Buffer => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(lies.count ?? count);
    const verified = lies.verified === false ? 0 : personVerified;
    return Buffer.concat([
      sha256(lies.rpId ?? hostname),
      Buffer.from([present | verified | flags]),
      counted,
      rest,
    ]);
  };

  return {
    make(options: { challenge: string; user: { id: string } }, lies: FalseClaims = {}): MadePasskey {
      owner = options.user.id;
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, cbor(key)]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(withCredential, lies, credential)],
      ]);
      return {
        id: credentialId.toString('base64url'),
        client_data: clientData('webauthn.create', options.challenge, lies).toString('base64url'),
        attestation: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      };
    },
    sign(options: { challenge: string }, lies: FalseClaims = {}): SignedPasskey {
      count += 1;
      const client = clientData('webauthn.get', options.challenge, lies);
      const data = authenticatorData(0, lies);
      return {
        id: credentialId.toString('base64url'),
        client_data: client.toString('base64url'),
        authenticator_data: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        user_handle: lies.userHandle ?? owner,
      };
    },
  };
}
