/** What is printed of the groups and their people. */
import { groupListVariants } from '@sheaf/rules/people/groups/group-list';
import { z } from 'zod';
import { operation } from '../../operation.ts';

export const groupsPaper = {
  printGroupList: operation({
    name: 'groups.printGroupList',
    method: 'GET',
    path: '/reports/group-list/{variant}',
    summary:
      'The groups and who is in them as PDF: `groups` with names only, `groups_elder` with phone, address and emergency ' +
      'contact (GROUPS-C3, GROUPS-O1, PRINT-P9).',
    permission: ['settings.print.groups', 'settings.print.groups_elder'],
    scope: 'congregation',
    params: z.strictObject({ variant: z.enum(groupListVariants).default('groups') }),
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
    summary: 'Everybody by last name with phone, e-mail and emergency contact as PDF (PRINT-P10).',
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
