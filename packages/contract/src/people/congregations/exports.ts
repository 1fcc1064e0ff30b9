/** The whole congregation as one file (EXPORT). */
import { exportStates } from '@sheaf/rules/people/congregations/export';
import { z } from 'zod';
import { count, id, idOrZero, instant, listQuery } from '../../fields.ts';
import { operation } from '../../operation.ts';

const congregationExport = z.object({
  id: idOrZero,
  state: z.enum(exportStates),
  percent: count.max(100),
  size: count.meta({ description: 'bytes; 0 until it is ready' }),
  requested_by: z.string(),
  created_at: instant,
  ready_at: instant.nullable(),
  expires_at: instant.nullable().meta({ description: 'from then on there is no file' }),
});

export const congregationExports = {
  listExports: operation({
    name: 'congregations.listExports',
    method: 'GET',
    path: '/congregation-exports',
    summary:
      'The exports of the whole congregation that are being made or can be downloaded, the latest first.',
    permission: 'settings.roles.edit',
    scope: 'congregation',
    query: listQuery('id', 'state', 'created_at'),
    reply: z.array(congregationExport),
    refusals: [],
    idempotent: 'read',
    reads: ['congregationExports', 'clock'],
  }),
  startExport: operation({
    name: 'congregations.startExport',
    method: 'POST',
    path: '/congregation-exports',
    summary:
      'Begins to write everything of the congregation into one file; it goes on by itself. An earlier file is deleted.',
    permission: 'settings.roles.edit',
    scope: 'congregation',
    reply: congregationExport,
    refusals: ['export-under-way'],
    idempotent: 'key',
    changes: ['congregationExports', 'journal'],
  }),
  deleteExport: operation({
    name: 'congregations.deleteExport',
    method: 'DELETE',
    path: '/congregation-exports/{id}',
    summary: 'Deletes the file of an export, or stops one that is being made.',
    permission: 'settings.roles.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: z.object({ ok: z.literal(true) }),
    refusals: [],
    idempotent: 'key',
    changes: ['congregationExports'],
  }),
  downloadExport: operation({
    name: 'congregations.downloadExport',
    method: 'GET',
    path: '/download-congregation/{id}',
    summary: 'The file of an export, as a zip; its link opens once with a ticket.',
    permission: 'settings.roles.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: 'file',
    fileTypes: ['application/zip'],
    refusals: [],
    idempotent: 'read',
    ticket: true,
  }),
};
