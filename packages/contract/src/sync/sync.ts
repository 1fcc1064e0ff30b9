/** Keeping the phone current with few calls: markers, what is stale, and the channel that tells at once (SYNC). */

import { keptCollections } from '@sheaf/rules/sync/collection';
import { z } from 'zod';
import { alerts } from '../dashboard/dashboard/dashboard.ts';
import { idOrZero, text } from '../fields.ts';
import { operation } from '../operation.ts';
import { person } from '../people/people/rows.ts';
import { role } from '../people/roles/roles.ts';

const markers = z.record(z.string(), z.string().regex(/^\d{11,}$/)).meta({
  description: 'by collection: ten digits of count, then the epoch (SYNC-D3); the epoch is a revision',
});

export const sync = {
  poll: operation({
    name: 'sync.poll',
    method: 'GET',
    path: '/poll',
    summary:
      'The markers of every collection, the alerts of the dashboard and the version of the app; 304 while nothing changed (SYNC-C1).',
    permission: 'signed-in',
    scope: 'congregation',
    reply: z.object({ markers, alerts, app_version: z.string() }),
    refusals: [],
    idempotent: 'read',
    reads: ['*'],
  }),
  listStale: operation({
    name: 'sync.listStale',
    method: 'GET',
    path: '/sync',
    summary: 'Which of the phone’s collections differ from the server’s, by marker (SYNC-C2).',
    permission: 'signed-in',
    scope: 'congregation',
    query: z.strictObject({
      markers: text(4000)
        .optional()
        .meta({ description: 'those of the phone: users:00000001104200001,roles:…' }),
    }),
    reply: z.object({ stale: z.array(z.string()), markers }),
    refusals: [],
    idempotent: 'read',
  }),
  listChanges: operation({
    name: 'sync.listChanges',
    method: 'GET',
    path: '/changes/{collection}',
    summary:
      'The rows of a collection that changed since a marker, and the ids of those that are gone; all rows, and `whole`, where ' +
      'there is no marker or it is too old or of other permissions (SYNC-R1).',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ collection: z.enum(keptCollections) }),
    query: z.strictObject({
      since: z
        .string()
        .regex(/^\d{11,40}$/)
        .optional(),
    }),
    reply: z.object({
      marker: z.string(),
      whole: z.boolean(),
      changed: z.array(z.union([person, role])),
      gone: z.array(idOrZero),
    }),
    refusals: [],
    idempotent: 'read',
    reads: keptCollections,
  }),
  openLive: operation({
    name: 'sync.openLive',
    method: 'GET',
    path: '/live',
    summary:
      'Server-sent events: `state` at once with the revision of every collection, `change` with those that rose, `permits` when ' +
      'the viewer’s permissions changed, `ended` when their session did. Carries no content, and reconnecting misses nothing.',
    permission: 'signed-in',
    scope: 'congregation',
    reply: 'events',
    refusals: [],
    idempotent: 'read',
  }),
};
