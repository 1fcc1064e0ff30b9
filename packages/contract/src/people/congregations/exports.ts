/** Operations on the export of a congregation (EXPORT). */
import { exportStates } from '@sheaf/rules/people/congregations/export';
import { z } from 'zod';
import { count, id, idOf, instant, listQuery, pathIdOf } from '../../fields.ts';
import { operation } from '../../operation.ts';

const congregationExport = z.object({
  id: idOf('export, as in GET /congregation-exports'),
  state: z.enum(exportStates).meta({ description: 'progress of the export' }),
  percent: count.max(100),
  size: count.meta({ description: 'bytes; 0 until the file is ready' }),
  requested_by: z.string(),
  created_at: instant,
  ready_at: instant.nullable(),
  expires_at: instant
    .nullable()
    .meta({ description: 'time at which the file is deleted; null until it is ready' }),
});

export const congregationExports = {
  listExports: operation({
    name: 'congregations.listExports',
    method: 'GET',
    path: '/congregation-exports',
    summary: 'Exports of the congregation that are running or can be downloaded, newest first',
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
    summary: 'Start an export of the congregation',
    description: 'A job writes all data into one file. An earlier file is deleted.',
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
    summary: 'Delete the file of an export, or stop a running one',
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
    summary: 'File of an export as a zip archive',
    description: 'The link opens once with a ticket.',
    permission: 'settings.roles.edit',
    scope: 'congregation',
    params: z.strictObject({ id: pathIdOf('export, as in GET /congregation-exports') }),
    reply: 'file',
    fileTypes: ['application/zip'],
    refusals: [],
    idempotent: 'read',
    ticket: true,
  }),
};
