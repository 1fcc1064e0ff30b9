/** Operations that keep devices current: markers, stale collections, change stream (SYNC). */

import { keptCollections } from '@sheaf/rules/sync/collection';
import { z } from 'zod';
import { alerts } from '../dashboard/dashboard/dashboard.ts';
import { idOrZero, text } from '../fields.ts';
import { operation } from '../operation.ts';
import { person } from '../people/people/rows.ts';
import { role } from '../people/roles/roles.ts';

const markers = z.record(z.string(), z.string().regex(/^\d{11,}$/)).meta({
  description: 'by collection: ten digits of row count, then the revision (SYNC-D3)',
});

export const sync = {
  poll: operation({
    name: 'sync.poll',
    method: 'GET',
    path: '/poll',
    summary: 'Markers of every collection, dashboard alerts and app version (SYNC-C1)',
    description: 'Returns 304 while nothing changed.',
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
    summary: 'Collections of the device that differ from the server, by marker (SYNC-C2)',
    permission: 'signed-in',
    scope: 'congregation',
    query: z.strictObject({
      markers: text(4000)
        .optional()
        .meta({ description: 'markers of the device: users:00000001104200001,roles:…' }),
    }),
    reply: z.object({ stale: z.array(z.string()), markers }),
    refusals: [],
    idempotent: 'read',
  }),
  listChanges: operation({
    name: 'sync.listChanges',
    method: 'GET',
    path: '/changes/{collection}',
    summary: 'Rows of a collection that changed since a marker, and ids of deleted rows (SYNC-R1)',
    description:
      'Returns all rows with `whole` if the marker is missing, too old, or from other permissions.',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({
      collection: z.enum(keptCollections).meta({ description: 'name of the collection' }),
    }),
    query: z.strictObject({
      since: z
        .string()
        .regex(/^\d{11,40}$/)
        .optional()
        .meta({
          examples: ['00000001104200001'],
          description: 'marker of the last read; all rows if omitted',
        }),
    }),
    reply: z.object({
      marker: z.string().meta({ description: 'marker for the next call' }),
      whole: z.boolean(),
      changed: z.array(z.union([person, role])).meta({ description: 'new and changed rows' }),
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
    summary: 'Stream of changed revisions as server-sent events',
    description:
      '`state` with the revision of every collection on connection, `change` with raised revisions, `permits` after the permissions of the caller changed, `ended` after the session ended. Contains no data; nothing is lost on reconnection.',
    permission: 'signed-in',
    scope: 'congregation',
    reply: 'events',
    refusals: [],
    idempotent: 'read',
  }),
};
