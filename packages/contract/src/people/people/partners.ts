/** Operations on cart partners (CARTS-C10, USERS-X17). */
import { z } from 'zod';
import { id, listQuery } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { person, undoable } from './rows.ts';

const pair = z.strictObject({ id, partner: id });

export const peoplePartners = {
  approveForCarts: operation({
    name: 'people.approveForCarts',
    method: 'PUT',
    path: '/users/{id}/cart-approval',
    summary: 'Approve a person for carts, or end the approval (USERS-X17, USERS-X18)',
    description: 'Changes nothing else of the record. Ending it clears future shifts and turns.',
    permission: 'settings.users.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({ approved: z.boolean() }),
    reply: person.extend({ change_id: undoable.change_id.optional() }),
    refusals: [],
    idempotent: 'key',
    changes: ['users', 'cartSchedules', 'cartRotations', 'notifications'],
  }),
  listCartPartners: operation({
    name: 'people.listCartPartners',
    method: 'GET',
    path: '/users/{id}/cart-partners',
    summary: 'Cart partners of a person, by last name (CARTS-C10)',
    description: 'The caller’s, or anyone’s with settings.users.',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ id }),
    query: listQuery('id', 'first_name', 'last_name', 'full_name', 'last_first', 'appointment', 'gender'),
    reply: z.array(person),
    refusals: ['partners-not-yours'],
    idempotent: 'read',
    reads: ['users'],
    legacy: [{ method: 'GET', path: '/user/{id}/cart-partners' }],
  }),
  attachCartPartner: operation({
    name: 'people.attachCartPartner',
    method: 'POST',
    path: '/users/{id}/cart-partners/{partner}',
    summary: 'Add a cart partner (CARTS-C10)',
    description: 'The caller’s, or anyone’s with settings.users.edit. Returns the partners.',
    permission: 'signed-in',
    scope: 'congregation',
    params: pair,
    reply: z.array(person),
    refusals: ['partners-not-yours', 'not-a-partner'],
    idempotent: 'key',
    changes: ['users'],
    legacy: [{ method: 'GET', path: '/user/{id}/cart-partner/{partner}/attach' }],
  }),
  detachCartPartner: operation({
    name: 'people.detachCartPartner',
    method: 'DELETE',
    path: '/users/{id}/cart-partners/{partner}',
    summary: 'Remove a cart partner (CARTS-C10)',
    description: 'The caller’s, or anyone’s with settings.users.edit. Returns the partners.',
    permission: 'signed-in',
    scope: 'congregation',
    params: pair,
    reply: z.array(person),
    refusals: ['partners-not-yours'],
    idempotent: 'key',
    changes: ['users'],
    legacy: [{ method: 'GET', path: '/user/{id}/cart-partner/{partner}/detach' }],
  }),
};
