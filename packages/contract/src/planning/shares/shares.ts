/** Reads of the duties of everybody, and their even shares (X-FAIR). */
import { dutyKindNames } from '@sheaf/rules/duties/duty-kind';
import { responsibilityKinds } from '@sheaf/rules/meetings/responsibilities/responsibility';
import { z } from 'zod';
import { ownDuty } from '../../duties/own-duties.ts';
import { count, date, id, idOf, pathIdOf } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { area, kindFilter, monthsBack, planners, sharesPapers } from './papers.ts';

const kind = z.object({
  area,
  kind: z.enum(dutyKindNames),
  meeting_part_type: count
    .nullable()
    .meta({ description: 'qualification that the part requires; null for duties outside the programme' }),
  responsibility: z.enum(responsibilityKinds).nullable().meta({ description: 'kind of the responsibility' }),
  label: z.string().nullable().meta({ description: 'name of the responsibility; null for other duties' }),
});

const person = z.object({
  id: idOf('person, as in GET /users'),
  full_name: z.string(),
  duties: z.array(count).meta({
    description:
      'two figures for each duty: its day, from 0 for the first Monday, and the position of its kind in `kinds`',
  }),
  ids: z
    .array(idOf('duty'))
    .optional()
    .meta({ description: 'with `person`: ids of these duties, in their order' }),
  away: z.array(z.array(count)).meta({ description: 'first and last day of each absence, from 0' }),
  cannot: z.array(count).meta({
    description:
      'weeks, from 0, in which no meeting is at a time that the person can; only with settings.users.qualifications',
  }),
  even: count.meta({ description: 'number of duties of an even share, by what the person may do and when' }),
  proposed: z
    .array(count)
    .optional()
    .meta({ description: 'with `draft`: places that the draft proposes for the person, as in `duties`' }),
});

const ledger = [
  ...['meetings', 'meetingParts', 'meetingAssignments', 'events', 'users', 'congregations'],
  ...['attendantResponsibilities', 'attendantSchedule', 'specialMeetings', 'awayTalks', 'clock'],
  ...['cartSchedules', 'sharedCarts', 'fieldMeetings'],
] as const;

export const shares = {
  ...sharesPapers,
  readMatrix: operation({
    name: 'shares.readMatrix',
    method: 'GET',
    path: '/duties/matrix',
    summary: 'Duties of everybody by week, with days away and even shares (X-FAIR-41)',
    description:
      'At most 26 weeks. Only areas of duties that the caller plans; people who can have none of these duties are left out.',
    permission: planners,
    scope: 'congregation',
    query: z.strictObject({
      from: date.meta({ description: 'a day of the first week' }),
      to: date.meta({ description: 'a day of the last week' }),
      area: area.optional().meta({ description: 'only duties of this area' }),
      group: id.optional().meta({ description: 'only people of this group, as in GET /groups' }),
      person: id
        .optional()
        .meta({ description: 'only this person, with the ids of the duties; as in GET /users' }),
      draft: id.optional().meta({ description: 'adds the proposals of this draft, as in GET /drafts' }),
    }),
    reply: z.object({
      from: z.string().meta({ format: 'date', description: 'Monday of the first week' }),
      weeks: count.meta({ description: 'number of weeks' }),
      areas: z.array(area).meta({ description: 'areas whose duties are listed' }),
      kinds: z.array(kind).meta({ description: 'kinds of the listed duties' }),
      open: z
        .array(count)
        .meta({ description: 'places without a person, counted for each week from now on' }),
      people: z.array(person).meta({ description: 'people who may have these duties, by last name' }),
    }),
    refusals: [],
    idempotent: 'read',
    reads: [...ledger, 'groups', 'availability', 'drafts'],
  }),
  readFairness: operation({
    name: 'shares.readFairness',
    method: 'GET',
    path: '/duties/fairness',
    summary: 'Duties that people had in the last months, against their even shares (X-FAIR-42)',
    description: 'Only areas of duties that the caller plans. No ranks: people are listed by last name.',
    permission: planners,
    scope: 'congregation',
    query: z.strictObject({
      months: monthsBack,
      kind: kindFilter,
    }),
    reply: z.object({
      from: z.string().meta({ format: 'date', description: 'first day' }),
      to: z.string().meta({ format: 'date', description: 'today' }),
      kinds: z.array(z.enum(dutyKindNames)).meta({ description: 'kinds by which the list can be filtered' }),
      spread: z
        .object({
          deviation: z.number().meta({
            description: 'standard deviation from the even shares, in ordinary duties of two points',
          }),
          largest: z
            .number()
            .meta({ description: 'largest deviation from an even share, in ordinary duties' }),
          gini: z.number().meta({
            description: 'Gini coefficient of the duties in relation to the even shares; 0 is even',
          }),
        })
        .nullable()
        .meta({ description: 'null if there are less than four weeks of duties' }),
      people: z
        .array(
          z.object({
            id: idOf('person, as in GET /users'),
            full_name: z.string(),
            had: count.meta({ description: 'number of duties' }),
            even: count.meta({ description: 'number of duties of an even share' }),
            wait: z
              .object({
                weeks: count.meta({ description: 'weeks without a kind of duty' }),
                turn: count.meta({ description: 'weeks in which everybody has that kind once' }),
              })
              .nullable()
              .meta({ description: 'longest wait, measured in turns; null without one' }),
            is_new: z.boolean().meta({ description: 'newly qualified, or back from a long absence' }),
          }),
        )
        .meta({ description: 'people with a duty or a share, by last name; empty if there is too little' }),
    }),
    refusals: [],
    idempotent: 'read',
    reads: [...ledger, 'availability'],
  }),
  listHistory: operation({
    name: 'shares.listHistory',
    method: 'GET',
    path: '/people/{id}/duties',
    summary: 'Past duties of a person, newest first (X-FAIR-43)',
    description:
      'The caller’s own, or those of the areas that the caller plans. Without answers, notes and links.',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ id: pathIdOf('person, as in GET /users') }),
    query: z.strictObject({
      kind: kindFilter,
      before: id.optional().meta({ description: '`next` of the previous page' }),
      limit: z.coerce
        .number<number | string>()
        .int()
        .min(1)
        .max(200)
        .default(50)
        .meta({ description: 'most duties of a page' }),
    }),
    reply: z.object({
      full_name: z.string(),
      kinds: z.array(z.enum(dutyKindNames)).meta({ description: 'kinds by which the list can be filtered' }),
      duties: z.array(ownDuty).meta({ description: 'past duties, newest first' }),
      next: idOf('last duty of the page').nullable().meta({ description: 'null on the last page' }),
    }),
    refusals: ['history-not-yours'],
    idempotent: 'read',
    reads: [...ledger, 'languageGroups', 'publicTalks', 'publicTalkTitles'],
  }),
};
