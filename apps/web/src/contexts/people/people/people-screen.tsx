/** Screen of all people with search and filters (USERS-S1). */
import { Button } from '@mantine/core';
import { peopleFilters } from '@sheaf/rules/people/people/find-people';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { useDeferredValue } from 'react';
import { DeletedPeople } from '#contexts/people/erasure/erasure.api.ts';
import { usePeople } from '#platform/collections/use-people.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { DeskTools } from '#ui/desk-table/desk-tools.tsx';
import { Link } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SearchTools } from '#ui/search-tools.tsx';
import { FoundPeople, rowHeight } from './found-people.tsx';
import { PeopleChoices } from './people-choices.tsx';
import { PeopleSummary } from './people-summary.tsx';
import { type PeopleView, usePeopleView } from './use-people-view.ts';

export function PeopleScreen() {
  const { t } = useTexts();
  const permits = usePermits();
  const people = usePeople();
  const [view, change] = usePeopleView();
  const { shown: filter, kind, group } = view;
  const search = useDeferredValue(view.search);
  const shown: PeopleView['shown'][] = [
    ...peopleFilters,
    ...(permits.has('settings.roles.edit') ? ['deleted' as const] : []),
  ];
  const active = people.data?.filter((person) => person.active).length ?? 0;
  const inactive = (people.data?.length ?? 0) - active;
  return (
    <Page
      title={t('people:title')}
      line={people.data ? t('people:line', { active, inactive }) : ' '}
      back
      actions={
        permits.has('settings.users.add') && (
          <Button
            component={Link}
            to="/settings/users/new/"
            leftSection={<IconUserPlus aria-hidden="true" size={20} />}
          >
            {t('people:add')}
          </Button>
        )
      }
    >
      <DeskTools>
        <SearchTools
          label={t('people:search')}
          search={view.search}
          onSearch={(typed) => change({ search: typed })}
          choicesLabel={t('people:filters')}
          choices={shown.map((value) => ({ value, label: t(`people:filter.${value}`) }))}
          chosen={filter}
          onChoose={(choice) => change({ shown: choice })}
        />
        {filter !== 'deleted' && <PeopleChoices kind={kind} group={group} onChange={change} />}
      </DeskTools>
      {filter === 'deleted' ? (
        <DeletedPeople search={search} />
      ) : (
        <QueryState query={people} skeleton={{ height: rowHeight, count: 8 }}>
          {(rows) => (
            <>
              <FoundPeople people={rows} {...{ search, filter, kind, group }} />
              <PeopleSummary people={rows} shown={filter} {...{ kind, group }} onChange={change} />
            </>
          )}
        </QueryState>
      )}
    </Page>
  );
}
