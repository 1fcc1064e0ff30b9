/** Operations on languages and wordings, shared by all congregations (I18N). */
import { languageCodes } from '@sheaf/rules/territory/territory/language-code';
import { lineLocks } from '@sheaf/rules/translations/locked-line';
import { translatorPermission } from '@sheaf/rules/translations/translator';
import { longestWording } from '@sheaf/rules/translations/wording';
import { z } from 'zod';
import { count, listQuery, wording } from '../fields.ts';
import { operation } from '../operation.ts';

const iso = z.enum(languageCodes);
/** A section of the phrases, as listed in the reply of the languages. */
const category = z
  .string()
  .regex(/^[a-z]{1,40}$/, 'not-valid')
  .meta({ examples: ['shell'] });

export const translatedLanguage = z.object({
  iso: z.string(),
  name: z.string().meta({ description: 'name in the language itself' }),
  direction: z.enum(['ltr', 'rtl']),
  built_in: z.boolean().meta({ description: 'complete and part of the app' }),
  sections: z.array(
    z.object({
      category,
      total: count.meta({ description: 'number of lines that can be edited' }),
      missing: count,
      edited: count,
      locked: count.meta({ description: 'number of lines about sign-in and money, which cannot be edited' }),
    }),
  ),
});

export const wordingLine = z.object({
  key: z.string(),
  english: z.string(),
  built_in: z
    .string()
    .nullable()
    .meta({ description: 'wording of the app; null if it has none in this language' }),
  text: z
    .string()
    .nullable()
    .meta({ description: 'edited wording; null for the wording of the app, otherwise English' }),
  version: count.meta({ description: '0 until the line is edited' }),
  locked: z
    .enum(lineLocks)
    .nullable()
    .meta({ description: 'reason why the line cannot be edited: part of sign-in or about money' }),
});

/** A line with the version that was read. A line sent as text alone overwrites any version. */
const editedLine = z.preprocess(
  (given) => (typeof given === 'string' || given === null ? { text: given } : given),
  z.strictObject({ text: wording(longestWording).nullable(), version: count.optional() }),
);

export const translations = {
  listLanguages: operation({
    name: 'translations.listLanguages',
    method: 'GET',
    path: '/lang',
    summary: 'Languages with their translated share by section (I18N-S1)',
    permission: 'signed-in',
    scope: 'world',
    query: listQuery('iso', 'name', 'direction', 'built_in'),
    reply: z.array(translatedLanguage),
    refusals: [],
    idempotent: 'read',
    reads: ['translations'],
  }),
  addLanguage: operation({
    name: 'translations.addLanguage',
    method: 'POST',
    path: '/lang',
    summary: 'Add a language by its code (I18N-O2)',
    description: 'Lines without a translation are shown in English.',
    permission: translatorPermission,
    scope: 'world',
    body: z.strictObject({ iso }),
    reply: z.array(translatedLanguage),
    refusals: ['not-translating'],
    idempotent: 'key',
    changes: ['translations'],
  }),
  readLanguage: operation({
    name: 'translations.readLanguage',
    method: 'GET',
    path: '/lang/{iso}',
    summary: 'Lines of a language by section and key (I18N-C1)',
    description: '`only=edited` returns only edited lines, which is all that a running app needs.',
    permission: 'signed-in',
    scope: 'world',
    params: z.strictObject({ iso }),
    query: z.strictObject({
      only: z.literal('edited').optional().meta({ description: 'only edited lines; all lines if omitted' }),
    }),
    reply: z.record(z.string(), z.record(z.string(), z.string())),
    refusals: [],
    idempotent: 'read',
    reads: ['translations'],
  }),
  readSection: operation({
    name: 'translations.readSection',
    method: 'GET',
    path: '/lang/{iso}/{category}',
    summary: 'Lines of a section for editing: English, wording of the app, edited wording',
    permission: translatorPermission,
    scope: 'world',
    params: z.strictObject({ iso, category }),
    query: listQuery('key', 'english', 'version', 'locked'),
    reply: z.array(wordingLine),
    refusals: ['not-translating'],
    idempotent: 'read',
    reads: ['translations'],
  }),
  editSection: operation({
    name: 'translations.editSection',
    method: 'PUT',
    path: '/lang/{iso}/{category}',
    summary: 'Edit lines of a section, all or none (I18N-C2)',
    description:
      '`null` restores the wording of the app. A line with a stale version is refused with 409 and the current line.',
    permission: translatorPermission,
    scope: 'world',
    params: z.strictObject({ iso, category }),
    body: z.strictObject({
      lines: z
        .record(z.string().regex(/^[\w.-]{1,160}$/, 'not-valid'), editedLine)
        .refine((lines) => Object.keys(lines).length <= 200, 'over-200-lines')
        .meta({ description: 'wordings by the key of the phrase' }),
    }),
    reply: z.array(wordingLine),
    refusals: ['not-translating', 'stale'],
    idempotent: 'key',
    changes: ['translations'],
  }),
};
