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
  end_date: z.string().meta({ description: 'end: day and time, local time of the congregation' }),
  part: z.string().nullable().meta({
    description: 'key of the part in the meeting programme, such as `treasures.second`; null otherwise',
  }),
  title: z.string().nullable().meta({ description: 'title of the part; null without one' }),
  helper_id: idOrZero.nullable(),
  user_id: idOrZero.nullable(),
  extent: z.enum(extents).nullable(),
  label: z
    .string()
    .nullable()
    .meta({ description: 'name of the event, group or responsibility; null without one' }),
  theme: z.string().nullable().meta({ description: 'theme of the service talk' }),
  public_theme: z.string().nullable().meta({ description: 'theme of the public talk' }),
  location: z.string().nullable().meta({ description: 'place or address; null without one' }),
  online: z.boolean(),
  speaker: z.string().nullable().meta({ description: 'name of the speaker; null without one' }),
  notes: z.string().nullable().meta({ description: 'notes; null without any' }),
  congregation: z
    .string()
    .nullable()
    .meta({ description: 'congregation that hosts the talk; null for duties at home' }),
  responsibility: z
    .string()
    .nullable()
    .meta({ description: 'name of the responsibility; null for other duties' }),
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
      maps: z.array(map).meta({ description: 'maps that the caller holds' }),
      addresses: z.array(myAddress).meta({ description: 'available addresses that the caller reserved' }),
      appointments: z.array(appointment).meta({ description: 'upcoming duties of the caller, by day' }),
      cart_reports: z
        .array(dueReport)
        .meta({ description: 'shifts whose report is missing, oldest first (CARTS-O5)' }),
    }),
    refusals: [],
    idempotent: 'read',
    limits: { recentCheck: true },
  }),
};
