/** The domain's calls, one line each; a change of a person refreshes his record and the phone's copy of the list. */
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/action.ts';
import { call, type Given, type OperationName, type OperationOf, type Reply } from '../../platform/api.ts';
import { collectionQuery } from '../../platform/collections/collections.ts';
import { queryClient } from '../../platform/queries.ts';

type Body<Name extends OperationName> = NonNullable<Given<OperationOf<Name>>['body']>;

export type PersonRow = Reply<'people.listPeople'>[number];
export type PersonDetail = Reply<'people.readPerson'>;

export const usePeople = () =>
  useQuery({
    ...collectionQuery('users'),
    select: (rows) => rows.toSorted((a, b) => a.last_first.localeCompare(b.last_first)),
  });
export const useRoles = () => useQuery(collectionQuery('roles'));
export const usePersonOptions = () =>
  useQuery({ queryKey: ['people.listPersonOptions'], queryFn: () => call('people.listPersonOptions') });

export const termsSpent = {
  settled: () => queryClient.invalidateQueries({ queryKey: ['access.readInviteTerms'] }),
};
export const useSendInvite = () =>
  useAction((body: Body<'access.sendInvite'>, key) => call('access.sendInvite', { body, key }), termsSpent);
export const useInviteTerms = () =>
  useQuery({ queryKey: ['access.readInviteTerms'], queryFn: () => call('access.readInviteTerms') });

export type Profile = Reply<'people.readProfile'>;

export const useProfile = () =>
  useQuery({ queryKey: ['people.readProfile'], queryFn: () => call('people.readProfile') });
export type Visitor = Reply<'people.listVisitors'>[number];

export const useVisitors = () =>
  useQuery({ queryKey: ['people.listVisitors'], queryFn: () => call('people.listVisitors') });
