/** Languages and their wordings, which are the world's and written by the congregations that the installation names (I18N). */
import { languageCodes } from '@sheaf/rules/territory/territory/language-code';
import { lineLocks } from '@sheaf/rules/translations/locked-line';
import { translatorPermission } from '@sheaf/rules/translations/translator';
import { longestWording } from '@sheaf/rules/translations/wording';
import { z } from 'zod';
import { count, listQuery, wording } from '../fields.ts';
import { operation } from '../operation.ts';

const iso = z.enum(languageCodes);
/** A section of the phrases; the list of languages names them all. */
const category = z
  .string()
  .regex(/^[a-z]{1,40}$/, 'not-valid')
  .meta({ examples: ['shell'] });

export const translatedLanguage = z.object({
  iso: z.string(),
  name: z.string().meta({ description: 'in the language itself' }),
  direction: z.enum(['ltr', 'rtl']),
  built_in: z.boolean().meta({ description: 'came with the app, all of it' }),
  sections: z.array(
    z.object({
      category,
      total: count.meta({ description: 'lines that can be edited' }),
      missing: count,
      edited: count,
      locked: count.meta({ description: 'lines of sign-in and money, which nobody edits' }),
    }),
  ),
});

export const wordingLine = z.object({
  key: z.string(),
  english: z.string(),
  built_in: z.string().nullable().meta({ description: 'as it came with the app' }),
  text: z
    .string()
    .nullable()
    .meta({ description: 'as it was edited; null is the built-in wording, else English' }),
  version: count.meta({ description: '0 until somebody edits the line' }),
  locked: z
    .enum(lineLocks)
    .nullable()
    .meta({ description: 'why the line is not edited: it belongs to sign-in or names money' }),
});

/** A line and the version that was seen of it; the text alone is written over whatever stands there. */
const editedLine = z.preprocess(
  (given) => (typeof given === 'string' || given === null ? { text: given } : given),
  z.strictObject({ text: wording(longestWording).nullable(), version: count.optional() }),
);

export const translations = {
  listLanguages: operation({
    name: 'translations.listLanguages',
    method: 'GET',
    path: '/lang',
    summary: 'The languages and how far each is translated, section by section (I18N-S1).',
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
    summary: 'Adds a language by its code; until its lines are translated they stand in English (I18N-O2).',
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
    summary:
      'The lines of a language by section and key; `only=edited` leaves out what came with the app, which is all a running app needs (I18N-C1).',
    permission: 'signed-in',
    scope: 'world',
    params: z.strictObject({ iso }),
    query: z.strictObject({ only: z.literal('edited').optional() }),
    reply: z.record(z.string(), z.record(z.string(), z.string())),
    refusals: [],
    idempotent: 'read',
    reads: ['translations'],
  }),
  readSection: operation({
    name: 'translations.readSection',
    method: 'GET',
    path: '/lang/{iso}/{category}',
    summary:
      'The lines of one section as they are edited: English, what came with the app, and what was written since.',
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
    summary:
      'Writes lines of one section, all or none; null goes back to the built-in wording. A line that names the version it saw is refused, where it was written meanwhile, with the line as it is now (I18N-C2).',
    permission: translatorPermission,
    scope: 'world',
    params: z.strictObject({ iso, category }),
    body: z.strictObject({
      lines: z
        .record(z.string().regex(/^[\w.-]{1,160}$/, 'not-valid'), editedLine)
        .refine((lines) => Object.keys(lines).length <= 200, 'over-200-lines'),
    }),
    reply: z.array(wordingLine),
    refusals: ['not-translating', 'stale'],
    idempotent: 'key',
    changes: ['translations'],
  }),
};
