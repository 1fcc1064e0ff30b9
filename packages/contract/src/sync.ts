/** Keeping the phone current with few calls: markers, what is stale, and the channel that tells at once (SYNC). */
import { z } from 'zod';
import { text } from './fields.ts';
import { operation } from './operation.ts';

const markers = z.record(z.string(), z.string().regex(/^\d{11,}$/)).meta({
  description: 'by collection: ten digits of count, then the epoch (SYNC-D3); the epoch is a revision',
});

export const sync = {
  poll: operation({
    name: 'sync.poll',
    method: 'GET',
    path: '/poll',
    summary:
      'The markers of every collection and the version of the app; 304 while nothing changed (SYNC-C1).',
    permission: 'signed-in',
    scope: 'congregation',
    reply: z.object({ markers, app_version: z.string() }),
    refusals: [],
    idempotent: 'read',
    revisions: ['*'],
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
  openLive: operation({
    name: 'sync.openLive',
    method: 'GET',
    path: '/live',
    summary:
      'Server-sent events: `state` at once with the revision of every collection, `change` with those that rose, `permits` when ' +
      'the viewer’s permissions changed, `ended` when his session did. Carries no content, and reconnecting misses nothing.',
    permission: 'signed-in',
    scope: 'congregation',
    reply: 'events',
    refusals: [],
    idempotent: 'read',
  }),
};
