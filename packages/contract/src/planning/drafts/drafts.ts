/** Operations on drafts: people proposed for open duties, and their publication (X-FAIR). */
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { draftAreas } from '@sheaf/rules/planning/drafts/draft-area';
import { draftStates, placeStates } from '@sheaf/rules/planning/drafts/draft-state';
import { draftModes, fallReasons } from '@sheaf/rules/planning/drafts/fallen-out';
import { z } from 'zod';
import { count, date, idOf, idOrZero, instant, noContent, pathIdOf, reference } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { placeReasons, worse } from './place-reasons.ts';
import { tellPlaces } from './tell-places.ts';

const day = z.string().meta({ format: 'date' });

const area = z.enum(draftAreas);

const planners = ['schedules.meetings.assign', 'schedules.attendants.edit'] as const;

const version = count
  .optional()
  .meta({ description: 'version that was read; a stale one is refused with 409 and the current row' });

const place = z.object({
  id: idOf('place of the draft'),
  duty_id: idOf('duty, as in GET /meetings'),
  meeting_id: idOrZero,
  meeting: z.enum(['clam', 'public']).meta({ description: 'clam (midweek) or public (weekend)' }),
  language_group: z.string().nullable().meta({
    description: 'name of the language group that holds the meeting; null for the whole congregation',
  }),
  date: day,
  area: area.meta({ description: 'area of the duty' }),
  part: z
    .literal(meetingParts.codes)
    .nullable()
    .meta({ description: 'required qualification; null for a responsibility' }),
  responsibility_id: idOrZero.nullable(),
  hall: count.meta({ description: 'class, from 1' }),
  user_id: idOrZero.nullable().meta({ description: 'the proposed person; null if the place stays open' }),
  stood_id: idOrZero
    .nullable()
    .meta({ description: 'in a repair, the person of the duty before it; null for an open duty' }),
  fell_out: z.enum(fallReasons).nullable().meta({
    description: 'why that person can no longer have the duty; null if they only move, or stay',
  }),
  locked: z.boolean().meta({ description: 'a later search keeps the person' }),
  told: z.boolean().meta({ description: 'the proposed person has the duty and was notified' }),
  state: z.enum(placeStates).meta({
    description:
      'left: the person no longer fitted at the publication, and the duty did not change; unchanged: the person stays, nothing is assigned',
  }),
  reasons: placeReasons.nullable().meta({ description: 'null for a person chosen by hand' }),
  version: count,
});

const head = z.object({
  id: idOf('draft'),
  from: day.meta({ description: 'first day of the draft' }),
  to: day.meta({ description: 'last day of the draft' }),
  areas: z.array(area).meta({ description: 'areas of duties that the draft fills' }),
  mode: z
    .enum(draftModes)
    .meta({ description: 'repair: only the duties of people who can no longer come get others' }),
  keep_told: z
    .boolean()
    .meta({ description: 'a repair does not replace anybody who was notified of their duty, or answered' }),
  state: z.enum(draftStates).meta({
    description:
      'queued and solving: a job searches; ready; published: every proposed person was assigned; cancelled and failed: without proposals',
  }),
  done: z.number().int().min(0).max(100).meta({ description: 'progress of the search in percent' }),
  made_by: idOrZero.nullable().meta({ description: 'the planner; null after their deletion' }),
  made_at: instant,
  version: count,
});

export const draft = head.extend({
  places: z
    .array(place)
    .meta({ description: 'one for each duty that was open; empty before the first search ends' }),
});

const listedDraft = head.extend({
  counts: z.object({
    places: count.meta({ description: 'number of places that the caller may fill' }),
    open: count.meta({ description: 'places without a person' }),
    published: count.meta({ description: 'places whose person was assigned' }),
  }),
});

const planningAreas = z
  .array(area)
  .min(1)
  .optional()
  .meta({ description: 'areas to fill; those that the caller may fill if omitted' });

const seed = z.number().int().min(0).max(2_147_483_647).optional();

const weeks = z
  .array(date)
  .min(1)
  .max(26)
  .optional()
  .meta({ description: 'Mondays of the weeks to assign; every week if omitted' });

const places = z
  .array(reference)
  .min(1)
  .max(2000)
  .optional()
  .meta({ description: 'ids of places of the draft; all of them if omitted' });

const left = z.object({
  duty_id: idOf('duty, as in GET /meetings'),
  why: z.enum(['removed', 'changed', 'not-qualified', 'conflict', 'pair-unfit']).meta({
    description:
      'removed or changed since the proposal, the person no longer qualified, a new conflict of the person, or no match for the student or householder',
  }),
});

export const drafts = {
  tellPlaces,
  fillMeeting: operation({
    name: 'drafts.fillMeeting',
    method: 'POST',
    path: '/meetings/{id}/fill',
    summary: 'Propose people for the open duties of a meeting (X-FAIR-8)',
    description:
      'Nobody is assigned or notified before POST /drafts/{id}/publish. Replaces an unpublished draft of the same meeting.',
    permission: planners,
    scope: 'congregation',
    params: z.strictObject({ id: pathIdOf('meeting') }),
    body: z.strictObject({ areas: planningAreas }),
    reply: draft,
    refusals: ['area-not-yours', 'nothing-open', 'meeting-over', 'meeting-cancelled'],
    idempotent: 'key',
    changes: ['drafts'],
  }),
  readMeetingDraft: operation({
    name: 'drafts.readMeetingDraft',
    method: 'GET',
    path: '/meetings/{id}/draft',
    summary: 'Unpublished draft of a meeting (X-FAIR-8)',
    permission: planners,
    scope: 'congregation',
    params: z.strictObject({ id: pathIdOf('meeting') }),
    reply: draft.nullable(),
    refusals: [],
    idempotent: 'read',
    reads: ['drafts', 'meetings', 'languageGroups', 'users'],
  }),
  makeDraft: operation({
    name: 'drafts.makeDraft',
    method: 'POST',
    path: '/drafts',
    summary: 'Propose people for the open duties of a span (X-FAIR-31)',
    description:
      'Nobody is assigned or notified before POST /drafts/{id}/publish. A small draft is ready in the reply; a larger one is solved in the background, and GET /drafts/{id} has its progress.',
    permission: planners,
    scope: 'congregation',
    body: z.strictObject({
      from: date,
      to: date.meta({ description: 'last day, at most 26 weeks after the first' }),
      areas: planningAreas,
      mode: z
        .enum(draftModes)
        .default('new')
        .meta({ description: 'new: open duties; repair: duties of people who can no longer come' }),
      keep_told: z
        .boolean()
        .default(true)
        .meta({ description: 'for a repair: false lets it replace people who know of their duty' }),
      meeting_ids: z
        .array(reference)
        .min(1)
        .max(60)
        .optional()
        .meta({ description: 'only duties of these meetings; all of the span if omitted' }),
      seed: seed.meta({ description: 'the same seed and facts give the same draft; 1 if omitted' }),
    }),
    reply: draft,
    refusals: ['area-not-yours', 'nothing-open', 'nothing-to-repair', 'draft-too-large'],
    idempotent: 'key',
    changes: ['drafts'],
  }),
  listDrafts: operation({
    name: 'drafts.listDrafts',
    method: 'GET',
    path: '/drafts',
    summary: 'Drafts that the caller may fill a part of, newest first (X-FAIR-31)',
    permission: planners,
    scope: 'congregation',
    reply: z.object({
      drafts: z.array(listedDraft).meta({ description: 'newest first; their number is limited' }),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['drafts', 'meetings', 'languageGroups', 'users'],
  }),
  listFallenOut: operation({
    name: 'drafts.listFallenOut',
    method: 'GET',
    path: '/duties/fallen-out',
    summary: 'People who can no longer have their coming duties (X-FAIR-54)',
    description:
      'Only areas that the caller may fill, for 13 weeks: people who are away, want a replacement, cannot at that time or are no longer qualified. POST /drafts with the mode repair proposes others.',
    permission: planners,
    scope: 'congregation',
    reply: z.object({
      from: day.meta({ description: 'first day' }),
      to: day.meta({ description: 'last day' }),
      people: z
        .array(
          z.object({
            user_id: idOrZero,
            duties: z
              .array(
                z.object({
                  duty_id: idOf('duty'),
                  date: day,
                  why: z
                    .enum(fallReasons)
                    .meta({ description: 'why the person can no longer have the duty' }),
                }),
              )
              .meta({ description: 'duties that the person can no longer have' }),
          }),
        )
        .meta({ description: 'in the order of their first such duty' }),
    }),
    refusals: [],
    idempotent: 'read',
    reads: [
      ...['meetings', 'meetingAssignments', 'attendantSchedule', 'attendantResponsibilities'],
      ...['users', 'availability', 'swaps', 'events', 'clock'],
    ] as const,
  }),
  readDraft: operation({
    name: 'drafts.readDraft',
    method: 'GET',
    path: '/drafts/{id}',
    summary: 'A draft with the places that the caller may fill (X-FAIR-12, X-FAIR-31)',
    permission: planners,
    scope: 'congregation',
    params: z.strictObject({ id: pathIdOf('draft') }),
    reply: draft,
    refusals: [],
    idempotent: 'read',
    reads: ['drafts', 'meetings', 'languageGroups', 'users'],
  }),
  solveAgain: operation({
    name: 'drafts.solveAgain',
    method: 'POST',
    path: '/drafts/{id}/solve',
    summary: 'Propose people again for the places that are open now (X-FAIR-8)',
    description: 'Keeps locked people and assigned places.',
    permission: planners,
    scope: 'congregation',
    params: z.strictObject({ id: pathIdOf('draft') }),
    body: z.strictObject({
      seed: seed.meta({ description: 'the next one if omitted' }),
      keep_told: z.boolean().optional().meta({ description: 'unchanged if omitted' }),
    }),
    reply: draft,
    refusals: ['draft-solving', 'nothing-open', 'nothing-to-repair', 'draft-too-large'],
    idempotent: 'key',
    changes: ['drafts'],
  }),
  cancelDraft: operation({
    name: 'drafts.cancelDraft',
    method: 'POST',
    path: '/drafts/{id}/cancel',
    summary: 'Stop the search of a draft (X-FAIR-32)',
    description: 'The proposals of an earlier search stay.',
    permission: planners,
    scope: 'congregation',
    params: z.strictObject({ id: pathIdOf('draft') }),
    reply: draft,
    refusals: ['draft-not-solving'],
    idempotent: 'key',
    changes: ['drafts'],
  }),
  editPlace: operation({
    name: 'drafts.editPlace',
    method: 'PUT',
    path: '/drafts/{id}/places/{place}',
    summary: 'Change or lock the person of a place (X-FAIR-10)',
    permission: planners,
    scope: 'congregation',
    params: z.strictObject({ id: pathIdOf('draft'), place: pathIdOf('place of the draft') }),
    body: z.strictObject({
      user_id: reference
        .nullable()
        .optional()
        .meta({ description: 'unchanged if omitted; null leaves the place open' }),
      locked: z.boolean().optional().meta({ description: 'unchanged if omitted' }),
      version,
    }),
    reply: place,
    refusals: ['stale', 'draft-published', 'draft-solving'],
    idempotent: 'key',
    changes: ['drafts'],
  }),
  explainPlace: operation({
    name: 'drafts.explainPlace',
    method: 'GET',
    path: '/drafts/{id}/places/{place}/candidates',
    summary: 'Qualified people for a place, and what would get worse with each of them (X-FAIR-11)',
    permission: planners,
    scope: 'congregation',
    params: z.strictObject({ id: pathIdOf('draft'), place: pathIdOf('place of the draft') }),
    reply: z.object({
      candidates: z
        .array(
          z.object({
            user_id: idOrZero,
            worse: worse.meta({
              description: 'most important consequence; level same for the proposed person',
            }),
          }),
        )
        .meta({ description: 'qualified people: the proposed one first, then by what would get worse' }),
    }),
    refusals: ['draft-published'],
    idempotent: 'read',
    reads: ['drafts', 'meetings', 'meetingAssignments', 'attendantSchedule', 'users'],
  }),
  publishDraft: operation({
    name: 'drafts.publishDraft',
    method: 'POST',
    path: '/drafts/{id}/publish',
    summary: 'Assign the proposed people (X-FAIR-9)',
    description: 'One change in the journal. Sends nothing; proposals that no longer fit are left open.',
    permission: planners,
    scope: 'congregation',
    params: z.strictObject({ id: pathIdOf('draft') }),
    body: z.strictObject({ weeks, places, version }),
    reply: z.object({
      filled: z.array(idOf('duty')).meta({ description: 'ids of the duties with a person now' }),
      left: z.array(left).meta({ description: 'duties that stayed open' }),
    }),
    refusals: ['stale', 'draft-published', 'draft-solving'],
    idempotent: 'key',
    changes: ['drafts', 'meetingAssignments', 'attendantSchedule'],
  }),
  unpublishDraft: operation({
    name: 'drafts.unpublishDraft',
    method: 'POST',
    path: '/drafts/{id}/unpublish',
    summary: 'Open the duties of a published draft again (X-FAIR-9)',
    description:
      'Clears the duties of people who were not notified and did not answer; the draft is editable again.',
    permission: planners,
    scope: 'congregation',
    params: z.strictObject({ id: pathIdOf('draft') }),
    body: z.strictObject({ places }),
    reply: z.object({
      cleared: z.array(idOf('duty')).meta({ description: 'ids of the duties that are open again' }),
      kept: z
        .array(idOf('duty'))
        .meta({ description: 'ids of the duties that were reassigned since, or whose person was notified' }),
    }),
    refusals: ['draft-not-published', 'draft-solving'],
    idempotent: 'key',
    changes: ['drafts', 'meetingAssignments', 'attendantSchedule'],
  }),
  discardDraft: operation({
    name: 'drafts.discardDraft',
    method: 'DELETE',
    path: '/drafts/{id}',
    summary: 'Discard a draft (X-FAIR-8)',
    permission: planners,
    scope: 'congregation',
    params: z.strictObject({ id: pathIdOf('draft') }),
    reply: noContent,
    refusals: ['draft-published'],
    idempotent: 'key',
    changes: ['drafts'],
  }),
};
