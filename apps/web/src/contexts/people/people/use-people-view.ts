/** Search and filters of the list of people. */
import type { GroupChoice, PeopleFilter, PeopleKind } from '@sheaf/rules/people/people/find-people';
import { useKeptView } from '#platform/use-kept-view.ts';

export interface PeopleView {
  search: string;
  shown: PeopleFilter | 'deleted';
  kind: PeopleKind;
  group: GroupChoice;
}

const everybody: PeopleView = { search: '', shown: 'active', kind: 'everybody', group: 'any' };

export const usePeopleView = () => useKeptView('people.view', everybody);
