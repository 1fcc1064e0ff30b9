/** Field service: where and when groups meet, and who leads them (SERVICE). */
import { z } from 'zod';
import { listQuery } from '../fields.ts';
import { operation } from '../operation.ts';
import { changeRequests } from './change-requests.ts';
import { serviceGroups } from './groups.ts';
import { fieldMeeting, overseerChoice, savedPlace, savedPlaceFields } from './rows.ts';

const keys = [
  'settings.field_service_locations',
  'settings.special_service_groups',
  'settings.rotation_groups',
] as const;

export const service = {
  ...serviceGroups,
  ...changeRequests,
  listFieldMeetings: operation({
    name: 'service.listFieldMeetings',
    method: 'GET',
    path: '/field-meetings',
    summary:
      'The meetings of this week and the next thirteen, also those that are replaced, with whoever leads and how to reach them (SERVICE-C5).',
    permission: 'signed-in',
    scope: 'congregation',
    query: listQuery('id', 'label', 'start', 'location'),
    reply: z.array(fieldMeeting),
    refusals: [],
    idempotent: 'read',
    reads: [
      'fieldMeetings',
      'fieldServiceGroups',
      'rotationGroups',
      'specialServiceGroups',
      'servicePlaces',
      'users',
      'clock',
    ],
  }),
  listPlaces: operation({
    name: 'service.listPlaces',
    method: 'GET',
    path: '/service-group-locations',
    summary: 'Places that were used, by their label, for the forms to offer again (SERVICE-C4, SERVICE-O4).',
    permission: [...keys],
    scope: 'congregation',
    query: listQuery('id', 'label', 'location'),
    reply: z.array(savedPlace),
    refusals: [],
    idempotent: 'read',
    reads: ['servicePlaces'],
  }),
  savePlace: operation({
    name: 'service.savePlace',
    method: 'POST',
    path: '/service-group-location',
    summary: 'Keeps a place under its label, and answers with all of them (SERVICE-C4).',
    permission: [
      'settings.field_service_locations.add',
      'settings.field_service_locations.edit',
      'settings.special_service_groups.add',
      'settings.special_service_groups.edit',
      'settings.rotation_groups.add',
    ],
    scope: 'congregation',
    body: z.strictObject(savedPlaceFields),
    reply: z.array(savedPlace),
    refusals: [],
    idempotent: 'key',
    changes: ['servicePlaces'],
  }),
  listOverseers: operation({
    name: 'service.listOverseers',
    method: 'GET',
    path: '/service-overseers',
    summary: 'Who may lead which kind of group, by name (SERVICE-R3, SERVICE-R9, SERVICE-R11).',
    permission: [...keys],
    scope: 'congregation',
    query: listQuery('id', 'full_name'),
    reply: z.array(overseerChoice),
    refusals: [],
    idempotent: 'read',
    reads: ['users', 'roles'],
  }),
};
