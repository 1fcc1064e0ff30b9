/** The congregation's own settings and modules (SETTINGS), and what the nights did for it. */
import { z } from 'zod';
import { count, instant } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { congregationExports } from './exports.ts';
import { congregationRetention } from './retention.ts';
import { congregationSettings, settingsChange } from './settings.ts';

export const congregations = {
  ...congregationExports,
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
    reply: congregationSettings,
    refusals: [],
    idempotent: 'read',
    reads: ['congregations'],
  }),
  editCongregation: operation({
    name: 'congregations.editCongregation',
    method: 'PATCH',
    path: '/congregation',
    summary: 'Changes the settings that are named and leaves the others (SETTINGS-C1).',
    permission: 'settings.cong.edit',
    scope: 'congregation',
    body: settingsChange,
    reply: congregationSettings,
    refusals: ['stale'],
    idempotent: 'key',
    changes: ['congregations', 'smsTerms', 'meetingAssignments'],
    legacy: [{ method: 'PUT', path: '/congregation' }],
  }),
};
