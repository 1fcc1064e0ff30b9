/** What a person is committed to, shown before it is cleared (USERS-X18). */
import { clearingOccasions, commitmentKinds } from '@sheaf/rules/duties/commitment';
import { z } from 'zod';
import { count, id } from '../../fields.ts';
import { about } from '../../journal/journal.ts';
import { operation } from '../../operation.ts';

export const commitment = z.object({
  kind: z.enum(commitmentKinds),
  date: z.string().nullable().meta({ format: 'date', description: 'null for a list, a group or a map' }),
  time: z
    .string()
    .nullable()
    .meta({ examples: ['19:16'] }),
  part: z
    .string()
    .nullable()
    .meta({
      examples: ['treasures.second', 'talk.chairman'],
      description: 'place in the programme of a meeting',
    }),
  name: z.string().nullable().meta({ description: 'title or place; null for a chairman and a prayer' }),
  host: z.string().nullable().meta({ description: 'congregation that expects the person' }),
});

const ofPerson = {
  permission: 'settings.users.edit',
  scope: 'congregation',
  params: z.strictObject({ id }),
} as const;

export const peopleCommitments = {
  listCleared: operation({
    ...ofPerson,
    name: 'people.listCleared',
    method: 'GET',
    path: '/users/{id}/cleared',
    summary:
      'What the last deactivation of an active person cleared: what could be restored, and what is no longer free (USERS-X21).',
    reply: z.object({
      free: z.array(about).meta({ description: 'could be restored now' }),
      taken: z
        .array(about)
        .meta({ description: 'somebody else has it, it was changed since, or it is past' }),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['*'],
  }),
  restoreCleared: operation({
    ...ofPerson,
    name: 'people.restoreCleared',
    method: 'POST',
    path: '/users/{id}/cleared',
    summary:
      'Restores what the last deactivation of an active person cleared, where it is still free (USERS-X21).',
    reply: z.object({
      restored: count,
      left: z.array(about).meta({ description: 'what could not be restored' }),
    }),
    refusals: [],
    idempotent: 'key',
    changes: ['*'],
  }),
  listCommitments: operation({
    name: 'people.listCommitments',
    method: 'GET',
    path: '/users/{id}/commitments',
    summary:
      'What deleting or deactivating a person, or ending their approval for the carts, clears from today on, what stays with them, ' +
      'and who is told (USERS-X18).',
    permission: 'settings.users.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    query: z.strictObject({ occasion: z.enum(clearingOccasions) }),
    reply: z.object({
      cleared: z.array(commitment).meta({ description: 'by date, then lists and groups' }),
      stays: z.array(commitment).meta({ description: 'stays with the person until someone sees to it' }),
      told: z.array(z.string()).meta({ description: 'names of the people and congregations that are told' }),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['*'],
  }),
};
