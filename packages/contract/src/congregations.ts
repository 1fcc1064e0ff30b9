/** The congregation's own settings and modules (SETTINGS-D1, SETTINGS-D2). */
import { z } from 'zod';
import { congregationRetention } from './congregation-retention.ts';
import { count, instant } from './fields.ts';
import { operation } from './operation.ts';

export const congregations = {
  ...congregationRetention,
  listJobRuns: operation({
    name: 'congregations.listJobRuns',
    method: 'GET',
    path: '/jobs',
    summary: 'What the nightly jobs did for the congregation in the last nights, and when they run next.',
    permission: 'settings.roles.edit',
    scope: 'congregation',
    reply: z.object({
      next_at: instant,
      runs: z.array(
        z.object({
          job: z.string(),
          ran_at: instant,
          result: z.record(z.string(), count),
          failed: z.boolean(),
        }),
      ),
    }),
    refusals: [],
    idempotent: 'read',
  }),
  readCongregation: operation({
    name: 'congregations.readCongregation',
    method: 'GET',
    path: '/congregation',
    summary: 'Settings and modules of the own congregation, without secrets (SYNC-C4).',
    permission: 'signed-in',
    scope: 'congregation',
    reply: z.object({
      id: count,
      name: z.string(),
      country_id: count.nullable(),
      region_id: count.nullable(),
      suburb: z.string().nullable(),
      postcode: z.string().nullable(),
      address: z.string().nullable(),
      circuit: z.string().nullable(),
      lang: z.string(),
      time_format: z.union([z.literal(12), z.literal(24)]),
      timezone_id: z.string(),
      assigned_map_cutoff: count,
      stagnant_map_threshold: count,
      blocks_as_letters: z.boolean(),
      address_option_limit: count,
      address_attempts: count,
      address_timeout: count,
      expired_addresses: count,
      show_address_date: z.boolean(),
      reporting: z.boolean(),
      modules: z.record(z.string(), z.unknown()),
    }),
    refusals: [],
    idempotent: 'read',
    revisions: ['congregations'],
  }),
};
