/** Operations on settings and modules of the congregation (SETTINGS), and on its nightly jobs. */
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
    summary: 'Results of the nightly jobs in the last nights, and their next run',
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
    summary: 'Settings and modules of the congregation, without secrets (SYNC-C4)',
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
    summary: 'Change settings of the congregation (SETTINGS-C1)',
    description: 'Settings that are not sent are unchanged.',
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
