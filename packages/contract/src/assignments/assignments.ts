import { appointmentTypes } from '@sheaf/rules/assignments/appointments';
import { extents } from '@sheaf/rules/events/extent';
import { z } from 'zod';
import { dueReport } from '../carts/rows.ts';
import { idOrZero } from '../fields.ts';
import { operation } from '../operation.ts';
import { myAddress } from '../territory/addresses/reservations.ts';
import { map } from '../territory/maps/rows.ts';

/** APPTS-D1. Fields that a type of appointment does not have are null. */
const appointment = z.object({
  base_type: z.enum(appointmentTypes),
  base_date: z.string().meta({ description: 'start: day and time, local time of the congregation' }),
  end_date: z.string(),
  part: z.string().nullable(),
  title: z.string().nullable(),
  helper_id: idOrZero.nullable(),
  user_id: idOrZero.nullable(),
  extent: z.enum(extents).nullable(),
  label: z.string().nullable(),
  theme: z.string().nullable().meta({ description: 'theme of the service talk' }),
  public_theme: z.string().nullable().meta({ description: 'theme of the public talk' }),
  location: z.string().nullable(),
  online: z.boolean(),
  speaker: z.string().nullable(),
  notes: z.string().nullable(),
  congregation: z.string().nullable(),
  responsibility: z.string().nullable(),
});

export const assignments = {
  listAssignments: operation({
    name: 'assignments.listAssignments',
    method: 'GET',
    path: '/assignments',
    summary: 'Maps, addresses and upcoming appointments of the caller (APPTS-C1, APPTS-R2, APPTS-O4)',
    description: 'Appointments cover the next twelve months and are sorted by day.',
    permission: 'signed-in',
    scope: 'own',
    reply: z.object({
      maps: z.array(map),
      addresses: z.array(myAddress),
      appointments: z.array(appointment),
      cart_reports: z
        .array(dueReport)
        .meta({ description: 'shifts whose report is missing, oldest first (CARTS-O5)' }),
    }),
    refusals: [],
    idempotent: 'read',
    limits: { recentCheck: true },
  }),
};
