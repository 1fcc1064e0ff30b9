/** Operations on field service meetings, their places and overseers (SERVICE). */
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
      'Field service meetings of this week and the next thirteen, with overseers and their phone numbers (SERVICE-C5)',
    description: 'Includes meetings that another one replaces.',
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
    summary: 'Places of earlier meetings, by label, to choose again (SERVICE-C4, SERVICE-O4)',
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
    summary: 'Save a place under a label (SERVICE-C4)',
    description: 'Returns all places.',
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
    summary: 'People who may lead field service meetings, by name (SERVICE-R3, SERVICE-R9, SERVICE-R11)',
    permission: [...keys],
    scope: 'congregation',
    query: listQuery('id', 'full_name'),
    reply: z.array(overseerChoice),
    refusals: [],
    idempotent: 'read',
    reads: ['users', 'roles'],
  }),
};
