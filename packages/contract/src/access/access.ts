/** Links, sessions, devices and tickets: how a person comes in without a password. */
import { z } from 'zod';
import { count, date, filled, id, instant, listQuery, noContent, reference, text } from '../fields.ts';
import { operation } from '../operation.ts';
import { accessPasskeys } from './passkeys.ts';
import { secret, sessionReply } from './session.ts';

const source = z.enum(['sms', 'email', 'legacy-sms']);

export const access = {
  openLink: operation({
    name: 'access.openLink',
    method: 'POST',
    path: '/auth/links/open',
    summary:
      'Turns a link (or its six-digit code and the contact it was sent to) into a session. The phone makes the session secret, ' +
      'so a repetition with the same secret gives the same session and nothing secret is stored.',
    permission: 'public',
    scope: 'none',
    body: z.strictObject({
      token: secret.optional(),
      contact: text(190).optional(),
      code: z
        .string()
        .regex(/^\d{6}$/, 'not-a-code')
        .optional(),
      secret,
      source: source.optional(),
    }),
    reply: sessionReply,
    refusals: ['link-unknown', 'link-expired', 'link-used', 'link-revoked', 'code-wrong', 'person-inactive'],
    idempotent: 'natural',
    changes: ['access', 'users'],
  }),
  askForLink: operation({
    name: 'access.askForLink',
    method: 'POST',
    path: '/auth/link-requests',
    summary:
      'Sends a new link to a phone or e-mail that belongs to an active person. Known and unknown contacts get the same answer in ' +
      'the same time; repetitions within a minute send nothing more.',
    permission: 'public',
    scope: 'none',
    body: z.strictObject({ contact: filled(190) }),
    reply: noContent,
    refusals: [],
    idempotent: 'natural',
    // The link is made after the answer.
    changes: ['access'],
  }),
  checkSession: operation({
    name: 'access.checkSession',
    method: 'POST',
    path: '/auth/check',
    summary:
      'Confirms the session and gives the person, his permits and the cache markers (AUTH-C1); renews the 8 hours.',
    permission: 'signed-in',
    scope: 'own',
    query: z.strictObject({
      source: source.optional(),
      app_version: text(20).optional(),
    }),
    reply: sessionReply,
    refusals: [],
    idempotent: 'natural',
    changes: ['users'],
    legacy: [{ method: 'GET', path: '/auth/check' }],
  }),
  endSession: operation({
    name: 'access.endSession',
    method: 'POST',
    path: '/auth/sign-out',
    summary: 'Ends the session of this device.',
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
    summary: 'The devices on which the person is signed in, the one that asks first.',
    permission: 'signed-in',
    scope: 'own',
    query: listQuery('id', 'device', 'source', 'created_at', 'last_used_at'),
    reply: z.array(
      z.object({
        id: count,
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
    summary: 'Ends one of the own devices at once.',
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
    summary:
      'A ticket for one document, `reports/s13?year=2026`, valid once within 120 seconds, to stand as api_token in its link (AUTH-R10).',
    permission: 'signed-in',
    scope: 'own',
    body: z.strictObject({ document: filled(190) }),
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
    summary: 'Stores the consent with device and address (AUTH-D5).',
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
    summary: 'Stores nothing, withdraws an earlier consent and ends the session (AUTH-R9, AUTH-O5).',
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
    summary:
      'The latest messages of an installation for trying out, where nothing leaves the machine; refused elsewhere.',
    permission: 'settings.roles.edit',
    scope: 'congregation',
    query: listQuery('id', 'channel', 'recipient', 'state', 'created_at'),
    reply: z.array(
      z.object({
        id: count,
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
    summary:
      'Sends a person an enrolment link, valid 72 hours; `reset` ends his older links and sessions (USERS-C2). By SMS it costs the congregation 10 cents (USERS-R8).',
    permission: 'settings.users.send_login',
    scope: 'congregation',
    body: z.strictObject({ user: reference, method: source, reset: z.boolean().default(false) }),
    reply: z.object({ message: z.string().nullable(), expires_on: date }),
    refusals: [
      'person-inactive',
      'phone-missing',
      'email-missing',
      'invite-beyond-yours',
      'reset-beyond-yours',
      'balance-too-low',
    ],
    idempotent: 'key',
    changes: ['access', 'smsTerms'],
    forgets: ['message'],
  }),
  readInviteTerms: operation({
    name: 'access.readInviteTerms',
    method: 'GET',
    path: '/invite-terms',
    summary: 'What an invitation by SMS costs, and the balance it is paid from (USERS-R8).',
    permission: 'settings.users.send_login',
    scope: 'congregation',
    reply: z.object({
      sms_cost: count.meta({ description: "cents of AUD; 0 where the congregation's own phone sends" }),
      balance: z.number().int().meta({ description: 'cents of AUD' }),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['smsTerms'],
  }),
  ...accessPasskeys,
};
