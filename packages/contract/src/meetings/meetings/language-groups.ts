/** Operations on language groups that hold their own meetings (X-LANG-GROUP). */
import { z } from 'zod';
import { count, filled, id, idOf, language, listQuery, noContent } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { time, weekday } from '../../settings-fields.ts';

const languageGroup = z.object({
  id: idOf('language group, as in GET /language-groups'),
  label: z.string(),
  lang: z.string().meta({ description: 'language of the meeting titles' }),
  clam_day: count,
  clam_start_time: z.string(),
  public_day: count,
  public_start_time: z.string(),
  active: z.boolean().meta({ description: 'whether meetings are created for the group' }),
  version: count,
});

const values = {
  label: filled(60),
  lang: language,
  clam_day: weekday,
  clam_start_time: time,
  public_day: weekday,
  public_start_time: time,
  active: z.boolean().default(true).meta({ description: 'meetings are created for the group' }),
};

export const languageGroups = {
  listLanguageGroups: operation({
    name: 'meetings.listLanguageGroups',
    method: 'GET',
    path: '/language-groups',
    summary: 'Language groups that hold their own meetings, by name (X-LANG-GROUP)',
    permission: [
      'schedules.meetings',
      'settings.cong.edit',
      'settings.meetings.public',
      'settings.print.public_schedule',
    ],
    scope: 'congregation',
    query: listQuery('id', 'label', 'lang', 'active'),
    reply: z.array(languageGroup),
    refusals: [],
    idempotent: 'read',
    reads: ['languageGroups'],
  }),
  addLanguageGroup: operation({
    name: 'meetings.addLanguageGroup',
    method: 'POST',
    path: '/language-groups',
    summary: 'Add a language group (X-LANG-GROUP)',
    description: 'A job then creates its meetings, as far ahead as those of the congregation.',
    permission: 'settings.cong.edit',
    scope: 'congregation',
    body: z.strictObject(values),
    reply: languageGroup,
    refusals: [],
    idempotent: 'key',
    changes: ['languageGroups'],
  }),
  editLanguageGroup: operation({
    name: 'meetings.editLanguageGroup',
    method: 'PUT',
    path: '/language-groups/{id}',
    summary: 'Change a language group (X-LANG-GROUP)',
    description: 'A job then adapts its future meetings and deletes those on days without a meeting.',
    permission: 'settings.cong.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({
      ...values,
      version: count
        .optional()
        .meta({ description: 'version that was read; a stale one is refused with 409 and the current row' }),
    }),
    reply: languageGroup,
    refusals: ['stale'],
    idempotent: 'key',
    changes: ['languageGroups'],
  }),
  deleteLanguageGroup: operation({
    name: 'meetings.deleteLanguageGroup',
    method: 'DELETE',
    path: '/language-groups/{id}',
    summary: 'Delete a language group (X-LANG-GROUP)',
    description: 'Refused once a part of its meetings was assigned.',
    permission: 'settings.cong.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: ['language-group-in-use'],
    idempotent: 'key',
    changes: ['languageGroups', 'meetings', 'meetingParts', 'meetingAssignments'],
  }),
};
