/** Operations on days and times of the meetings from a coming week on (MEET-O5.3). */
import { z } from 'zod';
import { count, date, id, idOf, idOrZero, listQuery } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { time, weekday } from '../../settings-fields.ts';

const language_group_id = id
  .optional()
  .meta({ description: 'language group; omitted for the whole congregation (X-LANG-GROUP)' });

const params = z.strictObject({ week: date.meta({ description: 'Monday of the first week' }) });

const shown = {
  clam_day: count.meta({ description: 'day of the midweek meeting, 0 is Sunday' }),
  clam_start_time: z.string(),
  public_day: count.meta({ description: 'day of the weekend meeting, 0 is Sunday' }),
  public_start_time: z.string(),
};

const consequences = z.object({
  dry_run: z.boolean().meta({ description: 'true if nothing was saved' }),
  meetings: count.meta({ description: 'future meetings that move' }),
  speakers: count.meta({ description: 'speakers who agreed to the former time and are asked again' }),
  duties: count.meta({ description: 'duties whose people accepted them at the former time' }),
});

const dryRun = z.boolean().default(false).meta({ description: 'true to save nothing' });

export const meetingTimes = {
  listMeetingTimes: operation({
    name: 'meetings.listMeetingTimes',
    method: 'GET',
    path: '/meeting-times',
    summary: 'Days and times of the meetings now and from coming weeks on (MEET-O5.3)',
    permission: 'signed-in',
    scope: 'congregation',
    query: listQuery('id', 'language_group_id', 'from_week'),
    reply: z.array(
      z.object({
        id: idOf('change of the times').nullable().meta({ description: 'null for the times of now' }),
        language_group_id: idOrZero
          .nullable()
          .meta({ description: 'null for the whole congregation (X-LANG-GROUP)' }),
        from_week: z
          .string()
          .nullable()
          .meta({ format: 'date', description: 'Monday of the first week; null for the times of now' }),
        ...shown,
        version: count,
      }),
    ),
    refusals: [],
    idempotent: 'read',
    reads: ['meetingTimes', 'congregations', 'languageGroups'],
  }),
  saveMeetingTimes: operation({
    name: 'meetings.saveMeetingTimes',
    method: 'PUT',
    path: '/meeting-times/{week}',
    summary: 'Change days and times of the meetings from a week on (MEET-O5.3)',
    description:
      'Replaces a change that begins in the same week. A job then moves future meetings that nobody moved by hand.',
    permission: 'settings.cong.edit',
    scope: 'congregation',
    params,
    body: z.strictObject({
      language_group_id,
      clam_day: weekday,
      clam_start_time: time,
      public_day: weekday,
      public_start_time: time,
      dry_run: dryRun,
    }),
    reply: consequences,
    refusals: [],
    idempotent: 'key',
    changes: ['meetingTimes'],
  }),
  deleteMeetingTimes: operation({
    name: 'meetings.deleteMeetingTimes',
    method: 'DELETE',
    path: '/meeting-times/{week}',
    summary: 'Delete a change of days and times that has not begun (MEET-O5.3)',
    permission: 'settings.cong.edit',
    scope: 'congregation',
    params,
    query: z.strictObject({
      language_group_id,
      dry_run: z
        .union([z.boolean(), z.stringbool()])
        .default(false)
        .meta({ description: 'true to save nothing' }),
    }),
    reply: consequences,
    refusals: [],
    idempotent: 'key',
    changes: ['meetingTimes'],
  }),
};
