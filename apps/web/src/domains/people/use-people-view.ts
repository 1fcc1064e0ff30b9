/**
 * What was searched and chosen in the list of people, so that it stands again on the way back from a person. It is kept beside what
 * was read and goes with it when somebody else comes in; it does not stand in the address, for it names people.
 */
import type { GroupChoice, PeopleFilter, PeopleKind } from '@sheaf/rules/people/find-people';
import { useCallback, useEffect, useState } from 'react';
import { queryClient } from '../../platform/queries.ts';

export interface PeopleView {
  search: string;
  shown: PeopleFilter | 'deleted';
  kind: PeopleKind;
  group: GroupChoice;
}

const key = ['people.view'];
const everybody: PeopleView = { search: '', shown: 'active', kind: 'everybody', group: 'any' };

export function usePeopleView(): [PeopleView, (change: Partial<PeopleView>) => void] {
  const [view, setView] = useState(() => queryClient.getQueryData<PeopleView>(key) ?? everybody);
  useEffect(() => {
    queryClient.setQueryData(key, view);
  }, [view]);
  const change = useCallback(
    (changed: Partial<PeopleView>): void => setView((now) => ({ ...now, ...changed })),
    [],
  );
  return [view, change];
}
