/** Queries of cached people and roles, and types of a person. */
import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#platform/api.ts';
import { collectionQuery } from '#platform/collections/collections.ts';

export type PersonRow = Reply<'people.listPeople'>[number];
export type PersonDetail = Reply<'people.readPerson'>;
export type Profile = Reply<'people.readProfile'>;

export const useRoles = () => useQuery(collectionQuery('roles'));
