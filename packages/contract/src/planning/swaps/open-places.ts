/** Operations on open places that people take themselves (X-SWAP-26, X-SWAP-27). */
import { dutyKindNames } from '@sheaf/rules/duties/duty-kind';
import { responsibilityKinds } from '@sheaf/rules/meetings/responsibilities/responsibility';
import { z } from 'zod';
import { idOf, instant, listQuery, noContent, pathIdOf } from '../../fields.ts';
import { operation } from '../../operation.ts';

const openPlace = z.object({
  duty_id: idOf('duty'),
  kind: z.enum(dutyKindNames),
  title: z.string().meta({ description: 'name of the duty, in the language of the caller' }),
  responsibility: z
    .enum(responsibilityKinds)
    .nullable()
    .meta({ description: 'kind of the responsibility (X-AV)' }),
  date: z.string().meta({ format: 'date' }),
  starts_at: z.string().meta({ description: 'start, HH:MM', examples: ['19:00'] }),
  with: z.array(z.string()).meta({ description: 'names of the people who share the duty' }),
  undo_until: instant.nullable().meta({
    description: 'the caller has just taken the place and can undo it until then; null for an open place',
  }),
});

const one = {
  method: 'POST',
  permission: 'signed-in',
  scope: 'own',
  params: z.strictObject({ duty: pathIdOf('duty, as in GET /open-places') }),
  idempotent: 'key',
  changes: ['swaps', 'attendantSchedule', 'specialMeetings', 'meetingAssignments'],
} as const;

export const openPlaces = {
  listOpenPlaces: operation({
    name: 'swaps.listOpenPlaces',
    method: 'GET',
    path: '/open-places',
    summary: 'Open places that the caller may take, by time (X-SWAP-26)',
    description: 'Kinds by the setting `take_open`; only places for which the caller is eligible and free.',
    permission: 'signed-in',
    scope: 'own',
    query: listQuery('duty_id', 'kind', 'date', 'starts_at', 'title'),
    reply: z.array(openPlace),
    refusals: [],
    idempotent: 'read',
    reads: [
      ...['swaps', 'meetings', 'meetingAssignments', 'attendantSchedule', 'attendantResponsibilities'],
      ...['users', 'events', 'availability', 'congregations', 'cartSchedules', 'awayTalks', 'clock'],
    ] as const,
  }),
  takePlace: operation({
    ...one,
    name: 'swaps.takePlace',
    path: '/open-places/{duty}/take',
    summary: 'Take an open place (X-SWAP-26)',
    description: 'The first who presses has it. It can be undone for ten minutes.',
    reply: openPlace,
    refusals: ['place-taken', 'place-not-open', 'swap-clash', 'swap-unfit'],
  }),
  returnPlace: operation({
    ...one,
    name: 'swaps.returnPlace',
    method: 'DELETE',
    path: '/open-places/{duty}/take',
    summary: 'Undo taking an open place (X-SWAP-27)',
    description: 'Within ten minutes.',
    reply: noContent,
    refusals: ['place-undo-ended'],
  }),
};
