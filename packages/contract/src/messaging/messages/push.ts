/** Operations on push subscriptions of a person's devices (MSG-R14). */
import { z } from 'zod';
import { id, idOf, instant, listQuery, noContent } from '../../fields.ts';
import { operation } from '../../operation.ts';

const device = z.object({
  id: idOf('device, as in GET /my-push-devices'),
  device: z.string(),
  created_at: instant,
  last_used_at: instant.nullable(),
  current: z.boolean().meta({ description: 'belongs to the session of the caller' }),
});

export const messagesPush = {
  listPushDevices: operation({
    name: 'messages.listPushDevices',
    method: 'GET',
    path: '/my-push-devices',
    summary: 'Devices on which the caller receives push messages, newest first',
    permission: 'signed-in',
    scope: 'own',
    query: listQuery('id', 'device', 'created_at', 'last_used_at'),
    reply: z.array(device),
    refusals: [],
    idempotent: 'read',
    reads: ['pushDevices'],
  }),
  beginPush: operation({
    name: 'messages.beginPush',
    method: 'POST',
    path: '/my-push-devices/begin',
    summary: 'Public key for push subscriptions (VAPID, RFC 8292)',
    permission: 'signed-in',
    scope: 'own',
    reply: z.object({ key: z.string() }),
    refusals: ['push-devices-full'],
    idempotent: 'natural',
    changes: [],
  }),
  addPushDevice: operation({
    name: 'messages.addPushDevice',
    method: 'POST',
    path: '/my-push-devices',
    summary: 'Add the push subscription of this browser',
    description: 'A subscription of this browser by another person ends.',
    permission: 'signed-in',
    scope: 'own',
    body: z.strictObject({
      endpoint: z
        .string()
        .max(1000, 'too-long')
        .regex(/^https:\/\/[!-~]+$/, 'not-valid')
        .meta({
          examples: ['https://fcm.googleapis.com/fcm/send/abc'],
          description: 'URL of the push service',
        }),
      p256dh: z
        .string()
        .regex(/^[A-Za-z0-9_-]{87}$/, 'not-valid')
        .meta({ examples: ['A'.repeat(87)], description: 'public key of the subscription, base64url' }),
      auth: z
        .string()
        .regex(/^[A-Za-z0-9_-]{22}$/, 'not-valid')
        .meta({
          examples: ['A'.repeat(22)],
          description: 'authentication secret of the subscription, base64url',
        }),
    }),
    reply: device,
    refusals: ['push-service-unknown', 'push-devices-full'],
    idempotent: 'key',
    changes: ['pushDevices'],
  }),
  removePushDevice: operation({
    name: 'messages.removePushDevice',
    method: 'DELETE',
    path: '/my-push-devices/{id}',
    summary: 'Remove the push subscription of a device',
    permission: 'signed-in',
    scope: 'own',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['pushDevices'],
  }),
};
