/** Operations on passkeys, a second way to sign in. Bytes are those of WebAuthn, as base64url. */
import { z } from 'zod';
import { count, id, idOf, instant, listQuery, noContent } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { device, installed, secret, sessionReply } from './session.ts';

const bytes = (maximum: number) =>
  z
    .string()
    .max(maximum, 'too-long')
    .regex(/^[A-Za-z0-9_-]+$/, 'not-valid');
const credentialId = bytes(1400);

/** Transports of an authenticator. */
const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

const passkey = z.object({
  id: idOf('passkey, as in GET /auth/passkeys'),
  device: z.string(),
  created_at: instant,
  last_used_at: instant.nullable(),
});

export const accessPasskeys = {
  listPasskeys: operation({
    name: 'access.listPasskeys',
    method: 'GET',
    path: '/auth/passkeys',
    summary: 'Passkeys of the caller, newest first',
    permission: 'signed-in',
    scope: 'own',
    query: listQuery('id', 'device', 'created_at', 'last_used_at'),
    reply: z.array(passkey),
    refusals: [],
    idempotent: 'read',
    reads: ['passkeys'],
  }),
  beginPasskey: operation({
    name: 'access.beginPasskey',
    method: 'POST',
    path: '/auth/passkeys/begin',
    summary: 'Options for creating a passkey (PublicKeyCredentialCreationOptionsJSON)',
    description: 'The challenge expires after five minutes.',
    permission: 'signed-in',
    scope: 'own',
    reply: z.object({
      challenge: z.string(),
      rp: z
        .object({ id: z.string(), name: z.string() })
        .meta({ description: 'rp of WebAuthn: this installation' }),
      user: z
        .object({ id: z.string(), name: z.string(), displayName: z.string() })
        .meta({ description: 'user of WebAuthn: the caller' }),
      pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
      timeout: count,
      attestation: z.literal('none').meta({ description: 'attestation of WebAuthn' }),
      excludeCredentials: z.array(
        z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(transport) }),
      ),
      authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        requireResidentKey: z.literal(true),
        userVerification: z.literal('required'),
      }),
    }),
    refusals: ['passkeys-full'],
    idempotent: 'natural',
    changes: [],
    limits: { recentCheck: true },
  }),
  addPasskey: operation({
    name: 'access.addPasskey',
    method: 'POST',
    path: '/auth/passkeys',
    summary: 'Add a passkey that the browser created (AUTH-R15)',
    description: 'Named after the device.',
    permission: 'signed-in',
    scope: 'own',
    body: z.strictObject({
      id: credentialId.meta({ description: 'id of the passkey, base64url' }),
      client_data: bytes(4000),
      attestation: bytes(20_000),
      transports: z.array(transport).max(7).default([]),
    }),
    reply: passkey,
    refusals: ['passkey-not-added', 'passkey-known', 'passkeys-full'],
    idempotent: 'key',
    changes: ['passkeys'],
    limits: { recentCheck: true },
  }),
  removePasskey: operation({
    name: 'access.removePasskey',
    method: 'DELETE',
    path: '/auth/passkeys/{id}',
    summary: 'Delete a passkey of the caller',
    permission: 'signed-in',
    scope: 'own',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['passkeys'],
    limits: { recentCheck: true },
  }),
  askForPasskey: operation({
    name: 'access.askForPasskey',
    method: 'POST',
    path: '/auth/passkey-requests',
    summary: 'Options for signing in with a passkey (PublicKeyCredentialRequestOptionsJSON)',
    description: 'Names no person. The challenge expires after five minutes.',
    permission: 'public',
    scope: 'none',
    reply: z.object({
      challenge: z.string(),
      rpId: z.string(),
      timeout: count,
      userVerification: z.literal('required'),
    }),
    refusals: [],
    idempotent: 'natural',
    changes: [],
    limits: { perMinute: 240 },
  }),
  openPasskey: operation({
    name: 'access.openPasskey',
    method: 'POST',
    path: '/auth/passkeys/open',
    summary: 'Exchange the signature of a passkey for a session (AUTH-R16)',
    description:
      'The reply is the same for every invalid signature. A repeated call with the same secret returns the same session.',
    permission: 'public',
    scope: 'none',
    body: z.strictObject({
      id: credentialId.meta({ description: 'id of the passkey, base64url' }),
      client_data: bytes(4000),
      authenticator_data: bytes(4000),
      signature: bytes(4000),
      user_handle: bytes(100),
      secret,
      device: device.optional(),
      installed: installed.optional(),
    }),
    reply: sessionReply,
    refusals: ['passkey-not-accepted'],
    idempotent: 'natural',
    changes: ['access', 'lastVisits'],
    limits: { perMinute: 240 },
  }),
};
