/** The domain's calls, one line each; a change refreshes whatever depends on groups and on who is in them. */
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/action.ts';
import { call, type Given, type OperationOf, type Reply } from '../../platform/api.ts';
import { refreshCollections } from '../../platform/queries.ts';

export type Group = Reply<'groups.listGroups'>[number];
type Entry = NonNullable<Given<OperationOf<'groups.addGroup'>>['body']>;

const refreshed = { success: () => refreshCollections(new Set(['groups', 'users'])) };

export const useGroups = () =>
  useQuery({ queryKey: ['groups.listGroups'], queryFn: () => call('groups.listGroups') });
export const useAddGroup = () =>
  useAction((body: Entry, key) => call('groups.addGroup', { body, key }), refreshed);
export const useEditGroup = () =>
  useAction(
    ({ id, ...body }: Entry & { id: number; version: number }, key) =>
      call('groups.editGroup', { params: { id }, body, key }),
    refreshed,
  );
export const useDeleteGroup = () =>
  useAction((id: number, key) => call('groups.deleteGroup', { params: { id }, key }), refreshed);
export const useAssignToGroup = (group: number) =>
  useAction(
    (users: number[], key) => call('groups.assignToGroup', { params: { group }, body: { users }, key }),
    refreshed,
  );
export const useRemoveFromGroup = (group: number) =>
  useAction(
    (user: number, key) =>
      call('groups.removeFromGroup', { params: { group }, body: { users: [user] }, key }),
    refreshed,
  );
