/** Operations on passwordless sign-in: links, sessions, devices, tickets. */
import { z } from 'zod';
import {
  count,
  date,
  filled,
  filledFlattened,
  flattened,
  id,
  idOf,
  instant,
  listQuery,
  noContent,
  reference,
  text,
} from '../../fields.ts';
import { operation } from '../../operation.ts';
import { accessPasskeys } from './passkeys.ts';
import { device, installed, secret, sessionReply } from './session.ts';

const source = z.enum(['sms', 'email', 'legacy-sms']);

export const access = {
  openLink: operation({
    name: 'access.openLink',
    method: 'POST',
    path: '/auth/links/open',
    summary: 'Exchange a sign-in link, or a code with its contact, for a session',
    description:
      'The device creates the session secret. A repeated call with the same secret returns the same session, so no secret is stored.',
    permission: 'public',
    scope: 'none',
    body: z.strictObject({
      token: secret.optional(),
      contact: flattened(190)
        .optional()
        .meta({ description: 'phone number or e-mail address that received the code' }),
      code: z
        .string()
        .regex(/^\d{6}$/, 'not-a-code')
        .optional()
        .meta({ description: 'six-digit code, sent with `contact` instead of `token`' }),
      secret,
      source: source.optional(),
      device: device.optional(),
      installed: installed.optional(),
    }),
    reply: sessionReply,
    refusals: ['link-unknown', 'link-expired', 'link-used', 'link-revoked', 'code-wrong', 'person-inactive'],
    idempotent: 'natural',
    changes: ['access', 'lastVisits'],
    limits: { perMinute: 120 },
  }),
  restoreSession: operation({
    name: 'access.restoreSession',
    method: 'POST',
    path: '/auth/restore',
    summary: 'Exchange the cookie of a session for a new session secret (AUTH-R23)',
    description:
      'Only from a page of this installation, for a browser that lost its secret. The cookie changes; a former one ends the session. A repeated call with the same secret returns the same session.',
    permission: 'public',
    scope: 'none',
    body: z.strictObject({ secret, installed: installed.optional() }),
    reply: sessionReply,
    refusals: ['recovery-unknown', 'recovery-busy', 'recovery-copied', 'person-inactive'],
    idempotent: 'natural',
    changes: ['lastVisits'],
    limits: { perMinute: 240 },
  }),
  readLink: operation({
    name: 'access.readLink',
    method: 'POST',
    path: '/auth/links/read',
    summary: 'Read the congregation of a sign-in link',
    description: 'Shown before the link is opened. Reading does not use the link up.',
    permission: 'public',
    scope: 'none',
    body: z.strictObject({ token: secret }),
    reply: z.object({ congregation: z.string() }),
    refusals: ['link-unknown'],
    idempotent: 'natural',
    changes: [],
    limits: { perMinute: 120 },
  }),
  askForLink: operation({
    name: 'access.askForLink',
    method: 'POST',
    path: '/auth/link-requests',
    summary: 'Send a sign-in link to a phone number or e-mail address (AUTH-X3)',
    description:
      'Sent if the contact belongs to an active person. The reply and its timing do not show whether it does. Repeated calls send nothing within a pause that grows from a minute to an hour.',
    permission: 'public',
    scope: 'none',
    body: z.strictObject({
      contact: filledFlattened(190).meta({ description: 'phone number or e-mail address' }),
      device: device.optional(),
    }),
    reply: noContent,
    refusals: [],
    idempotent: 'natural',
    // The link is created after the reply.
    changes: ['access'],
    limits: { perMinute: 60 },
  }),
  checkSession: operation({
    name: 'access.checkSession',
    method: 'POST',
    path: '/auth/check',
    summary: 'Confirm the session for 8 hours and read its person, permissions and cache markers (AUTH-C1)',
    permission: 'signed-in',
    scope: 'own',
    query: z.strictObject({
      source: source.optional(),
      app_version: text(20).optional(),
      installed: z
        .enum(['yes', 'no'])
        .optional()
        .meta({ description: 'whether the app runs from the home screen of the device' }),
    }),
    reply: sessionReply,
    refusals: [],
    idempotent: 'natural',
    changes: ['lastVisits'],
    legacy: [{ method: 'GET', path: '/auth/check' }],
  }),
  endSession: operation({
    name: 'access.endSession',
    method: 'POST',
    path: '/auth/sign-out',
    summary: 'Sign out this device',
    permission: 'signed-in',
    scope: 'own',
    reply: noContent,
    refusals: [],
    idempotent: 'natural',
    changes: [],
  }),
  listDevices: operation({
    name: 'access.listDevices',
    method: 'GET',
    path: '/auth/devices',
    summary: 'Devices on which the caller is signed in, the current one first',
    permission: 'signed-in',
    scope: 'own',
    query: listQuery('id', 'device', 'source', 'created_at', 'last_used_at'),
    reply: z.array(
      z.object({
        id: idOf('device, as in GET /auth/devices'),
        device: z.string(),
        source: z.string(),
        created_at: instant,
        last_used_at: instant,
        current: z.boolean(),
      }),
    ),
    refusals: [],
    idempotent: 'read',
    reads: ['devices'],
  }),
  endDevice: operation({
    name: 'access.endDevice',
    method: 'DELETE',
    path: '/auth/devices/{id}',
    summary: 'Sign out one of the caller’s devices',
    permission: 'signed-in',
    scope: 'own',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['devices', 'pushDevices'],
    limits: { recentCheck: true },
  }),
  createReportTicket: operation({
    name: 'access.createReportTicket',
    method: 'POST',
    path: '/auth/report-token',
    summary: 'Create a ticket for one document (AUTH-R10)',
    description:
      'Names the document as `reports/s13?year=2026`. The ticket is valid once within 120 seconds, as `api_token` in the query of its link.',
    permission: 'signed-in',
    scope: 'own',
    body: z.strictObject({
      document: filled(190).meta({
        examples: ['reports/s13?year=2026'],
        description: 'path and query of the document, without /api/',
      }),
    }),
    reply: z.object({ api_token: z.string(), expires_at: instant }),
    refusals: [],
    idempotent: 'natural',
    changes: [],
    limits: { recentCheck: true },
  }),
  acceptPrivacyPolicy: operation({
    name: 'access.acceptPrivacyPolicy',
    method: 'POST',
    path: '/privacy-policy/accept',
    summary: 'Accept the privacy policy (AUTH-D5)',
    description: 'Stores time, device and IP address.',
    permission: 'signed-in',
    scope: 'own',
    reply: z.object({
      privacy_consent: z.object({ created_at: instant, device: z.string(), ip: z.string() }),
    }),
    refusals: [],
    idempotent: 'key',
    changes: ['users'],
    legacy: [{ method: 'GET', path: '/privacy-policy/accept' }],
  }),
  declinePrivacyPolicy: operation({
    name: 'access.declinePrivacyPolicy',
    method: 'POST',
    path: '/privacy-policy/decline',
    summary: 'Decline the privacy policy (AUTH-R9, AUTH-O5)',
    description: 'Withdraws an earlier consent and ends the session.',
    permission: 'signed-in',
    scope: 'own',
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['users'],
    legacy: [{ method: 'GET', path: '/privacy-policy/decline' }],
  }),
  listLocalOutbox: operation({
    name: 'access.listLocalOutbox',
    method: 'GET',
    path: '/development/outbox',
    summary: 'Latest messages of a development installation',
    description: 'Development installations send nothing. Refused in production.',
    permission: 'settings.roles.edit',
    scope: 'congregation',
    query: listQuery('id', 'channel', 'recipient', 'state', 'created_at'),
    reply: z.array(
      z.object({
        id: idOf('message'),
        channel: z.string(),
        recipient: z.string(),
        subject: z.string(),
        body: z.string(),
        state: z.string(),
        created_at: instant,
      }),
    ),
    refusals: ['not-development'],
    idempotent: 'read',
  }),
  sendInvite: operation({
    name: 'access.sendInvite',
    method: 'POST',
    path: '/send-user-invite',
    summary: 'Send a sign-in link to a person (USERS-C2, USERS-R8, AUTH-X4)',
    description:
      'The link is valid for 72 hours. `reset` ends older links and sessions of the person. An SMS costs the congregation 10 cents; free channels are rate limited.',
    permission: 'settings.users.send_login',
    scope: 'congregation',
    body: z.strictObject({ user: reference, method: source, reset: z.boolean().default(false) }),
    reply: z.object({
      message: z
        .string()
        .nullable()
        .meta({ description: 'text of an SMS to send from one’s own phone; null if the link was sent' }),
      expires_on: date,
    }),
    refusals: [
      'invite-inactive',
      'phone-missing',
      'email-missing',
      'invite-beyond-yours',
      'reset-beyond-yours',
      'balance-too-low',
      'invites-of-congregation',
      'invites-of-person',
      'invites-of-address',
    ],
    idempotent: 'key',
    changes: ['access', 'smsTerms'],
    forgets: ['message'],
  }),
  readInviteTerms: operation({
    name: 'access.readInviteTerms',
    method: 'GET',
    path: '/invite-terms',
    summary: 'Price of an invitation by SMS and the balance (USERS-R8)',
    permission: 'settings.users.send_login',
    scope: 'congregation',
    reply: z.object({
      sms_cost: count.meta({
        description:
          "price in cents of the currency of the installation; 0 if the congregation's own phone sends",
      }),
      balance: z.number().int().meta({ description: 'cents in the currency of the installation' }),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['smsTerms'],
  }),
  ...accessPasskeys,
};
