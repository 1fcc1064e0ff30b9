/** Who may be booked at the carts, and with whom (CARTS-C10, USERS-X17). */
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
    summary:
      'Approves a person for the carts, or ends that, and changes nothing else of their record (USERS-X17). Ending it clears the ' +
      'shifts and rotations to come (USERS-X18).',
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
    summary:
      'The cart partners of a person, by last name: the own, or anyone’s with settings.users (CARTS-C10).',
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
    summary:
      'Adds a cart partner, to the own or to anyone’s with settings.users.edit; answers with the partners (CARTS-C10).',
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
    summary:
      'Removes a cart partner, from the own or from anyone’s with settings.users.edit; answers with the partners (CARTS-C10).',
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
