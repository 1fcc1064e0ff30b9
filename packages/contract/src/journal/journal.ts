/** Operations on the journal: list changes and revert one (X-HISTORY). */
import { fieldTypes } from '@sheaf/rules/journal/journal-entity';
import { revertRefusals } from '@sheaf/rules/journal/revert';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { z } from 'zod';
import { count, date, id, idOf, idOrZero, instant, text } from '../fields.ts';
import { operation } from '../operation.ts';

const shown = {
  type: z.enum(fieldTypes),
  words: z
    .string()
    .optional()
    .meta({ description: 'prefix of the phrase key of a coded value; the code completes it' }),
};

export const about = z.object({
  domain: z.string().meta({ description: 'domain whose phrases name the entity, its fields and its values' }),
  entity: z
    .string()
    .meta({ description: 'kind of the row; the phrase `<domain>:journal.entity.<entity>` names it' }),
  act: z.enum(['added', 'changed', 'deleted', 'erased']),
  label: z
    .array(z.object({ field: z.string(), ...shown, text: z.string() }))
    .meta({ description: 'parts of the name of the row; codes for coded values' }),
});

const listed = z.object({
  id: idOf('change'),
  at: instant.meta({ description: 'time of the change' }),
  by: z
    .object({ id: idOf('person, as in GET /users'), full_name: z.string() })
    .nullable()
    .meta({ description: 'person who made the change; null for nightly jobs' }),
  kind: z.string().meta({ description: 'one of the kinds in `kinds` of the list' }),
  about: about
    .nullable()
    .meta({ description: 'row that the change is about; null if nothing identifies it any more' }),
  rows: count.meta({ description: 'number of rows changed; 501 means more than 500' }),
  undoes: idOrZero.nullable(),
  taken_back: z.boolean(),
});

const entry = about.extend({
  closed: z.boolean().meta({ description: 'the caller lacks the permission to see the fields' }),
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
    description: 'rows that could not be restored; if empty, everything was restored',
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
    summary: 'Changes, newest first, fifty at a time (JOURNAL-R1, JOURNAL-R2, JOURNAL-R11)',
    description: 'Filters: person, kind, period, and changes before a given one.',
    permission: 'settings.roles.edit',
    scope: 'congregation',
    query: z.strictObject({
      person: id.optional().meta({ description: 'id of the person who made the changes' }),
      kind: text(40).optional().meta({ description: 'name of a kind, as in `kinds` of the reply' }),
      sign_ins: z.stringbool().optional().meta({
        description:
          'true includes sign-ins and sign-outs; otherwise they are listed only if `kind` names them',
      }),
      from: date.optional(),
      until: date.optional().meta({ description: 'last day, `2026-11-28`' }),
      before: id.optional().meta({ description: 'id of the last change of the previous page' }),
    }),
    reply: z.object({
      changes: z.array(listed),
      more: z.boolean(),
      kinds: z
        .array(z.object({ name: z.string(), domain: z.string() }))
        .meta({ description: 'all kinds of changes; the phrase `<domain>:journal.kind.<name>` names each' }),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['journal'],
  }),
  countChanges: operation({
    name: 'journal.countChanges',
    method: 'GET',
    path: '/journal/counts',
    summary: 'Changes of the last seven days by kind, without sign-ins (JOURNAL-R14)',
    permission: 'settings.roles.edit',
    scope: 'congregation',
    reply: z.object({
      from: date.meta({ description: 'first of the seven days' }),
      kinds: z
        .array(
          z.object({
            name: z.string().meta({ description: 'name of a kind, as in GET /journal' }),
            domain: z
              .string()
              .meta({ description: 'the phrase `<domain>:journal.kind.<name>` names the kind' }),
            count: count.meta({ description: 'number of changes of this kind' }),
          }),
        )
        .meta({ description: 'kinds with changes, the most frequent first' }),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['journal', 'clock'],
  }),
  readChange: operation({
    name: 'journal.readChange',
    method: 'GET',
    path: '/journal/{id}',
    summary: 'A change with up to a hundred rows before and after it (JOURNAL-R3)',
    permission: 'settings.roles.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: listed.extend({
      entries: z.array(entry),
      take_back: z.object({
        obstacle: z.enum(revertRefusals).exclude(['change-not-permitted']).nullable(),
        keys: z
          .array(z.enum(permissionKeys))
          .meta({ description: 'permissions needed to revert the change' }),
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
    summary: 'Revert a change (JOURNAL-R5 to JOURNAL-R9, JOURNAL-R12)',
    description:
      'For people who could undo it by hand. Reverts all of its rows or none; refused if later changes touched or depend on them. Assignments cleared by a deletion or deactivation are restored if still free.',
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
    summary: 'Undo a change of the caller that cleared assignments (JOURNAL-R12, JOURNAL-R13)',
    description:
      'For the person who made it, with the permissions that it needs. Assignments that are still free are restored.',
    permission: 'signed-in',
    scope: 'own',
    params: z.strictObject({ id }),
    reply: undone,
    refusals: undoRefusals,
    idempotent: 'key',
    changes: ['*'],
  }),
};
