/** Printed lists of groups and people. */
import { groupListVariants } from '@sheaf/rules/people/groups/group-list';
import { z } from 'zod';
import { operation } from '../../operation.ts';

export const groupsPaper = {
  printGroupList: operation({
    name: 'groups.printGroupList',
    method: 'GET',
    path: '/reports/group-list/{variant}',
    summary: 'Groups with their members as PDF (GROUPS-C3, GROUPS-O1, PRINT-P9)',
    description: '`groups` has names only, `groups_elder` also phone, address and emergency contact.',
    permission: ['settings.print.groups', 'settings.print.groups_elder'],
    scope: 'congregation',
    params: z.strictObject({
      variant: z.enum(groupListVariants).default('groups').meta({ description: 'content of the list' }),
    }),
    reply: 'file',
    fileTypes: ['application/pdf'],
    ticket: true,
    refusals: [],
    idempotent: 'read',
    heavy: true,
    legacy: [{ method: 'POST', path: '/generate-group-list' }],
  }),
  printContactList: operation({
    name: 'groups.printContactList',
    method: 'GET',
    path: '/reports/publisher-contact-list',
    summary: 'Telephone list as PDF, by last name, with e-mail and emergency contact (PRINT-P10)',
    permission: 'settings.print.groups_elder',
    scope: 'congregation',
    reply: 'file',
    fileTypes: ['application/pdf'],
    ticket: true,
    refusals: [],
    idempotent: 'read',
    heavy: true,
  }),
};
