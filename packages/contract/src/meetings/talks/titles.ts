/** The congregation's own list of talks, and when each was given (WKND-C8 to C10, WKND-O6). */
import { longestTitle } from '@sheaf/rules/meetings/talks/title-list';
import { z } from 'zod';
import {
  count,
  date,
  filled,
  idOrZero,
  language,
  listQuery,
  optionalText,
  sizedListQuery,
} from '../../fields.ts';
import { operation } from '../../operation.ts';
import { givenTalk, talkNumber, talkTitle } from './rows.ts';

const permission = 'settings.meetings.public';
const lang = language.optional().meta({ description: 'of the congregation where it is not said' });
const changes = ['publicTalkTitles'] as const;

const shared = { permission, scope: 'congregation', reply: z.array(talkTitle), refusals: [] } as const;

export const titles = {
  listTitles: operation({
    ...shared,
    permission: 'signed-in',
    name: 'talks.listTitles',
    method: 'GET',
    path: '/public-talk-subjects',
    summary:
      'The titles of the talks, by number, in every language that the congregation keeps, for everybody who is signed in (WKND-C8, SYNC-C3m).',
    query: sizedListQuery(1000, 'id', 'number', 'title', 'lang'),
    idempotent: 'read',
    legacy: [{ method: 'GET', path: '/publicTalkTitles' }],
    reads: ['publicTalkTitles'],
  }),
  importTitles: operation({
    ...shared,
    name: 'talks.importTitles',
    method: 'POST',
    path: '/public-talk-titles',
    summary: 'Adds titles and changes those that are there; what is not named stays (WKND-C9).',
    body: z.strictObject({
      titles: z
        .array(z.strictObject({ number: talkNumber, title: filled(longestTitle), lang }))
        .min(1)
        .max(8000),
    }),
    idempotent: 'key',
    changes,
    limits: { bodyBytes: 2_000_000, values: 40_000 },
  }),
  saveTitle: operation({
    ...shared,
    name: 'talks.saveTitle',
    method: 'POST',
    path: '/public-talk-title',
    summary: 'Names one talk in one language (WKND-C10).',
    body: z.strictObject({
      id: idOrZero
        .optional()
        .meta({ description: 'the number again, as documented clients send it; another one is refused' }),
      number: talkNumber,
      title: filled(longestTitle),
      lang,
    }),
    idempotent: 'key',
    changes,
  }),
  deleteTitle: operation({
    ...shared,
    name: 'talks.deleteTitle',
    method: 'POST',
    path: '/public-talk-title/delete',
    summary: 'Takes the title of a talk away; its number goes on to be known (WKND-C10).',
    body: z.strictObject({
      id: idOrZero.optional(),
      number: talkNumber,
      title: optionalText(longestTitle),
      lang: lang.meta({ description: 'in every language where it is not said' }),
    }),
    idempotent: 'key',
    changes,
  }),
  listGiven: operation({
    name: 'talks.listGiven',
    method: 'GET',
    path: '/public-talks/given',
    summary:
      'When each talk was first and last given here, from what was planned and from earlier years (WKND-R12).',
    permission,
    scope: 'congregation',
    query: listQuery('number', 'first', 'last', 'times'),
    reply: z.array(givenTalk),
    refusals: [],
    idempotent: 'read',
    reads: ['publicTalks', 'meetings', 'congregations'],
  }),
  importGiven: operation({
    name: 'talks.importGiven',
    method: 'POST',
    path: '/public-talks/given',
    summary:
      'Enters talks that were given before they were planned here; one that is known already stays as it is (WKND-R12).',
    permission,
    scope: 'congregation',
    body: z.strictObject({
      talks: z
        .array(
          z.strictObject({
            number: talkNumber,
            date,
            speaker_name: optionalText(),
            speaker_congregation: optionalText(),
          }),
        )
        .min(1)
        .max(5000),
    }),
    reply: z.object({ added: count, known: count }),
    refusals: [],
    idempotent: 'key',
    changes: ['publicTalks'],
    limits: { bodyBytes: 2_000_000, values: 30_000 },
  }),
};
