/** Operations on midweek and weekend meetings: lists, and changes of a whole meeting (MEET-C9, MEET-O8). */
import { longestReading } from '@sheaf/rules/meetings/meetings/weekly-reading';
import { z } from 'zod';
import { count, date, id, listQuery, optionalText, sizedListQuery } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { time } from '../../settings-fields.ts';
import { attendance } from './attendance.ts';
import { concerned } from './concerned.ts';
import { languageGroups } from './language-groups.ts';
import { mailing } from './mailing.ts';
import { meetingPartOperations } from './meeting-parts.ts';
import { meetingTimes } from './meeting-times.ts';
import { meetingsPaper } from './paper.ts';
import { meeting, meetingAssignment, meetingPart } from './rows.ts';
import { specialMeetings } from './special-meetings.ts';
import { workbookOperations } from './workbook.ts';

const version = count
  .optional()
  .meta({ description: 'version that was read; a stale one is refused with 409 and the current row' });

/** Omitted: the period that devices store, from the months of the past in the settings on (MEET-O6). */
const window = { from: date.optional(), to: date.optional() };

export const meetings = {
  listMeetings: operation({
    name: 'meetings.listMeetings',
    method: 'GET',
    path: '/meetings',
    summary: 'Meetings by day (MEET-C9, MEET-R3)',
    permission: 'schedules.meetings',
    scope: 'congregation',
    query: listQuery('id', 'type', 'local_date', 'year', 'month').extend(window),
    reply: z.array(meeting),
    refusals: [],
    idempotent: 'read',
    reads: ['meetings', 'events', 'congregations'],
  }),
  listParts: operation({
    name: 'meetings.listParts',
    method: 'GET',
    path: '/meetingParts',
    summary: 'Parts of meetings in order, with start and end (MEET-C9, MEET-R4, MEET-R27)',
    permission: 'schedules.meetings',
    scope: 'congregation',
    query: sizedListQuery(1000, 'id', 'meeting_id', 'meeting', 'part', 'title').extend(window),
    reply: z.array(meetingPart),
    refusals: [],
    idempotent: 'read',
    reads: ['meetings', 'meetingParts', 'congregations'],
  }),
  listMeetingAssignments: operation({
    name: 'meetings.listMeetingAssignments',
    method: 'GET',
    path: '/meetingAssignments',
    summary: 'Assignments of meeting parts, including open ones (MEET-C9, MEET-O17)',
    permission: 'schedules.meetings',
    scope: 'congregation',
    query: listQuery('id', 'meeting_id', 'meeting_part_id', 'hall', 'user_id', 'helper_id', 'part').extend(
      window,
    ),
    reply: z.array(meetingAssignment),
    refusals: [],
    idempotent: 'read',
    reads: [
      ...['meetings', 'meetingParts', 'meetingAssignments'],
      ...['publicTalks', 'publicTalkTitles', 'congregations', 'users'],
    ] as const,
  }),
  moveMeeting: operation({
    name: 'meetings.moveMeeting',
    method: 'PUT',
    path: '/meetings/{id}',
    summary: 'Move a meeting within its week (MEET-R26)',
    description: 'The assignments stay.',
    permission: 'schedules.meetings.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({
      local_date: date,
      time,
      version,
    }),
    reply: meeting,
    refusals: ['stale'],
    idempotent: 'key',
    changes: ['meetings', 'meetingAssignments', 'attendantSchedule', 'publicTalks'],
  }),
  setReading: operation({
    name: 'meetings.setReading',
    method: 'PUT',
    path: '/meetings/{id}/reading',
    summary: 'Set the weekly Bible reading of a midweek meeting (X-WORKBOOK)',
    description: 'A later workbook import reports a different reading as a clash.',
    permission: 'schedules.meetings.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({ reading: optionalText(longestReading), version }),
    reply: meeting,
    refusals: ['stale'],
    idempotent: 'key',
    changes: ['meetings'],
  }),
  addHall: operation({
    name: 'meetings.addHall',
    method: 'POST',
    path: '/meetings/{id}/halls',
    summary: 'Add a class to a midweek meeting, up to three (MEET-O8)',
    permission: 'schedules.meetings.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: meeting,
    refusals: ['no-more-halls'],
    idempotent: 'key',
    changes: ['meetings', 'meetingAssignments'],
  }),
  removeHall: operation({
    name: 'meetings.removeHall',
    method: 'DELETE',
    path: '/meetings/{id}/halls',
    summary: 'Remove the last class of a midweek meeting (MEET-O8)',
    description: 'Refused while somebody is assigned in it.',
    permission: 'schedules.meetings.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: meeting,
    refusals: ['hall-in-use'],
    idempotent: 'key',
    changes: ['meetings', 'meetingAssignments'],
  }),
  ...meetingPartOperations,
  ...meetingsPaper,
  ...mailing,
  ...concerned,
  ...attendance,
  ...languageGroups,
  ...meetingTimes,
  ...specialMeetings,
  ...workbookOperations,
};
