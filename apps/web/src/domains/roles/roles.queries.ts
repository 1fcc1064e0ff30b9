/** The domain's calls, one line each; a change refreshes whatever depends on roles and on who has them. */
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/action.ts';
import { call, type Reply } from '../../platform/api.ts';
import { refreshCollections } from '../../platform/queries.ts';

export type Role = Reply<'roles.listRoles'>[number];
export type RoleDetails = Reply<'roles.readRole'>;

export interface RoleEntry {
  name: string;
  permissions: number[];
}

const refreshed = { success: () => refreshCollections(new Set(['roles', 'users'])) };

export const useRoles = () =>
  useQuery({ queryKey: ['roles.listRoles'], queryFn: () => call('roles.listRoles') });
export const useRole = (id: number) =>
  useQuery({ queryKey: ['roles.readRole', id], queryFn: () => call('roles.readRole', { params: { id } }) });
export const useAddRole = () =>
  useAction((body: RoleEntry, key) => call('roles.addRole', { body, key }), refreshed);
export const useEditRole = () =>
  useAction(
    ({ id, ...body }: RoleEntry & { id: number; version: number }, key) =>
      call('roles.editRole', { params: { id }, body, key }),
    refreshed,
  );
export const useDeleteRole = () =>
  useAction((id: number, key) => call('roles.deleteRole', { params: { id }, key }), refreshed);
