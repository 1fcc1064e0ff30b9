/** People out to a table and in from one (X-MIGRATE). */
import { z } from 'zod';
import { count } from './fields.ts';
import { operation } from './operation.ts';

export const peopleFiles = {
  exportPeople: operation({
    name: 'people.exportPeople',
    method: 'GET',
    path: '/users/export',
    summary: 'Everybody with everything kept of him, as CSV; what `importPeople` reads again.',
    permission: 'settings.users',
    scope: 'congregation',
    reply: 'file',
    refusals: [],
    idempotent: 'read',
  }),
  importPeople: operation({
    name: 'people.importPeople',
    method: 'POST',
    path: '/users/import',
    summary:
      'Adds the people of a CSV file as publishers: one of Sheaf, of Organized, or any with first name, last name and gender. A dry ' +
      'run tells who would be added and which rows not, and why; the run for real does it all or nothing.',
    permission: 'settings.users.add',
    scope: 'congregation',
    upload: { field: 'file', bytes: 2_097_152, types: ['text/csv'] },
    body: z.strictObject({ dry_run: z.stringbool().default(true) }),
    reply: z.object({
      dry_run: z.boolean(),
      rows: count,
      people: z.array(z.object({ full_name: z.string(), appointment: z.string() })),
      problems: z.array(z.object({ line: count, full_name: z.string(), reason: z.string() })),
    }),
    refusals: ['file-unreadable', 'people-columns-missing', 'too-many-people', 'key-not-held'],
    idempotent: 'key',
  }),
};
