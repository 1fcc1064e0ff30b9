/** Operations on the congregation’s list of talk titles and on past talks (WKND-C8 to C10, WKND-O6). */
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
const lang = language
  .optional()
  .meta({ description: 'language of the title; that of the congregation if omitted' });
const changes = ['publicTalkTitles'] as const;

const shared = { permission, scope: 'congregation', reply: z.array(talkTitle), refusals: [] } as const;

export const titles = {
  listTitles: operation({
    ...shared,
    permission: 'signed-in',
    name: 'talks.listTitles',
    method: 'GET',
    path: '/public-talk-subjects',
    summary: 'Talk titles by number, in every language of the congregation (WKND-C8, SYNC-C3m)',
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
    summary: 'Add or change talk titles (WKND-C9)',
    description: 'Other titles stay.',
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
    summary: 'Set the title of a talk in one language (WKND-C10)',
    body: z.strictObject({
      id: idOrZero
        .optional()
        .meta({ description: 'the number again, sent by documented clients; another one is refused' }),
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
    summary: 'Delete the title of a talk (WKND-C10)',
    description: 'The number stays valid.',
    body: z.strictObject({
      id: idOrZero.optional().meta({ description: 'same as `number`' }),
      number: talkNumber,
      title: optionalText(longestTitle),
      lang: lang.meta({ description: 'all languages if omitted' }),
    }),
    idempotent: 'key',
    changes,
  }),
  listGiven: operation({
    name: 'talks.listGiven',
    method: 'GET',
    path: '/public-talks/given',
    summary: 'First and last date of each talk given here, planned or imported (WKND-R12)',
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
    summary: 'Record talks given before the schedule was in the app (WKND-R12)',
    description: 'Known talks are left unchanged.',
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
