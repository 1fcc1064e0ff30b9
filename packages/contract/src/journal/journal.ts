/** The journal: who changed what, and taking a change back (X-HISTORY). */
import { fieldTypes } from '@sheaf/rules/journal/journal-entity';
import { revertRefusals } from '@sheaf/rules/journal/revert';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { z } from 'zod';
import { count, date, id, idOrZero, instant, text } from '../fields.ts';
import { operation } from '../operation.ts';

/** How a value is shown. */
const shown = {
  type: z.enum(fieldTypes),
  words: z.string().optional().meta({ description: 'of a word: the key of its phrase up to the code' }),
};

export const about = z.object({
  domain: z.string().meta({ description: 'whose phrases name the entity, its fields and its values' }),
  entity: z.string().meta({ description: '`<domain>:journal.entity.<entity>` names it' }),
  act: z.enum(['added', 'changed', 'deleted', 'erased']),
  label: z
    .array(z.object({ field: z.string(), ...shown, text: z.string() }))
    .meta({ description: 'what it is called, part by part; of a word its code' }),
});

const listed = z.object({
  id: idOrZero,
  at: instant,
  by: z
    .object({ id: idOrZero, full_name: z.string() })
    .nullable()
    .meta({ description: 'null where nobody was signed in: the work of the nights' }),
  kind: z.string().meta({ description: 'one of the kinds that the list names' }),
  about: about.nullable().meta({ description: 'null where nothing is left of what it said' }),
  rows: count.meta({ description: 'how many rows it touched; 501 stands for more than 500' }),
  undoes: idOrZero.nullable(),
  taken_back: z.boolean(),
});

const entry = about.extend({
  closed: z.boolean().meta({ description: 'the reader lacks the permission to see the fields' }),
  fields: z.array(
    z.object({
      name: z.string(),
      ...shown,
      before: z.array(z.string()),
      after: z.array(z.string()),
    }),
  ),
});

const undone = z.object({
  ok: z.literal(true),
  left: z.array(about).meta({
    description: 'what could not be restored; everything is as before where the list is empty',
  }),
});
const undoRefusals = [
  ...revertRefusals,
  'change-conflict',
  'key-not-held',
  'rights-beyond-yours',
  'last-role-editor',
  'last-administrator',
  'default-role',
  'contact-beyond-yours',
  'leads-group',
  'leader-unfit',
] as const;

export const journal = {
  listChanges: operation({
    name: 'journal.listChanges',
    method: 'GET',
    path: '/journal',
    summary:
      'Who changed what, newest first, fifty at a time: of a person, of a kind, of a period, and those before a change (JOURNAL-R1, JOURNAL-R2, JOURNAL-R11).',
    permission: 'settings.roles.edit',
    scope: 'congregation',
    query: z.strictObject({
      person: id.optional(),
      kind: text(40).optional(),
      sign_ins: z.stringbool().optional().meta({
        description: 'signing in and out are told too; without it only where their kind is asked for',
      }),
      from: date.optional(),
      until: date.optional(),
      before: id.optional().meta({ description: 'the last change of the page before' }),
    }),
    reply: z.object({
      changes: z.array(listed),
      more: z.boolean(),
      kinds: z
        .array(z.object({ name: z.string(), domain: z.string() }))
        .meta({ description: 'every kind there is; `<domain>:journal.kind.<name>` names it' }),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['journal'],
  }),
  readChange: operation({
    name: 'journal.readChange',
    method: 'GET',
    path: '/journal/{id}',
    summary: 'A change with every row it touched, before and after; the first hundred of them (JOURNAL-R3).',
    permission: 'settings.roles.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: listed.extend({
      entries: z.array(entry),
      take_back: z.object({
        obstacle: z.enum(revertRefusals).exclude(['change-not-permitted']).nullable(),
        keys: z.array(z.enum(permissionKeys)).meta({ description: 'what it takes to take it back' }),
      }),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['journal'],
  }),
  revertChange: operation({
    name: 'journal.revertChange',
    method: 'POST',
    path: '/journal/{id}/take-back',
    summary:
      'Takes a change back whole, where nothing later changed its rows or stands on them, for whoever might undo it by hand ' +
      '(JOURNAL-R5 to JOURNAL-R9). What a deletion or a deactivation cleared is restored where it is still free (JOURNAL-R12).',
    permission: 'settings.roles.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: undone,
    refusals: undoRefusals,
    idempotent: 'key',
    changes: ['*'],
  }),
  undoOwnChange: operation({
    name: 'journal.undoOwnChange',
    method: 'POST',
    path: '/journal/{id}/undo',
    summary:
      'Undoes a change that cleared assignments, for the person who made it and still holds the permissions for it (JOURNAL-R13). ' +
      'What is still free is restored (JOURNAL-R12).',
    permission: 'signed-in',
    scope: 'own',
    params: z.strictObject({ id }),
    reply: undone,
    refusals: undoRefusals,
    idempotent: 'key',
    changes: ['*'],
  }),
};
