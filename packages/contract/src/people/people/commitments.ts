/** Commitments of a person, shown before they are cleared (USERS-X18). */
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
      description: 'key of the part in the meeting programme',
    }),
  name: z.string().nullable().meta({ description: 'title or place; null for chairmen and prayers' }),
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
      'Commitments cleared by the last deactivation of an active person, by whether they can be restored (USERS-X21)',
    reply: z.object({
      free: z.array(about).meta({ description: 'can be restored' }),
      taken: z.array(about).meta({ description: 'assigned to another person, changed since, or past' }),
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
    summary: 'Restore commitments cleared by the last deactivation of an active person (USERS-X21)',
    description: 'Restores those that are still free.',
    reply: z.object({
      restored: count,
      left: z.array(about).meta({ description: 'could not be restored' }),
    }),
    refusals: [],
    idempotent: 'key',
    changes: ['*'],
  }),
  listCommitments: operation({
    name: 'people.listCommitments',
    method: 'GET',
    path: '/users/{id}/commitments',
    summary: 'Commitments that a deletion, deactivation or end of cart approval clears (USERS-X18)',
    description: 'From today on, with commitments that stay and the people who are notified.',
    permission: 'settings.users.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    query: z.strictObject({
      occasion: z.enum(clearingOccasions).meta({ description: 'planned change of the person' }),
    }),
    reply: z.object({
      cleared: z.array(commitment).meta({ description: 'cleared by date, then lists and groups' }),
      stays: z
        .array(commitment)
        .meta({ description: 'not cleared automatically; someone has to end them by hand' }),
      told: z.array(z.string()).meta({ description: 'names of people and congregations that are notified' }),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['*'],
  }),
};
