/** USERS-S1: everybody of the congregation, found as one types. */
import { Button } from '@mantine/core';
import {
  fitsPeopleFilter,
  isInGroup,
  isOfKind,
  matchesName,
  type PeopleFilter,
  peopleFilters,
} from '@sheaf/rules/people/find-people';
import { withGender } from '@sheaf/rules/people/gender';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { type ReactNode, useDeferredValue } from 'react';
import { Link } from 'react-router';
import { usePeople } from '../../platform/collections/use-people.ts';
import { usePermits } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SearchTools } from '../../ui/search-tools.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { DeletedPeople } from '../erasure/erasure.public-api.ts';
import classes from './people.module.css';
import type { PersonRow } from './people.queries.ts';
import { PeopleChoices } from './people-choices.tsx';
import { PersonLink } from './person-link.tsx';
import { type PeopleView, usePeopleView } from './use-people-view.ts';

const rowHeight = 64;

type Narrowed = Omit<PeopleView, 'shown'> & { filter: PeopleFilter };

/** How many are found, and the way to all of them in a file. */
function Head({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <div className={classes.listHead}>
      <span role="status">{children}</span>
      <Link to="/settings/users/files/" className={classes.aside}>
        {t('people:files.menu')}
      </Link>
    </div>
  );
}

function Found({ people, search, filter, kind, group }: { people: PersonRow[] } & Narrowed) {
  const { t } = useTexts();
  const found = people.filter(
    (person) =>
      fitsPeopleFilter(person, filter) &&
      isOfKind(withGender(person), kind) &&
      isInGroup(person, group) &&
      matchesName(person.last_first, search),
  );
  if (found.length === 0)
    return (
      <>
        <Head>{t('people:parts.count', { count: 0 })}</Head>
        <EmptyState icon={<IconUsers aria-hidden="true" />}>
          {t(people.length === 0 ? 'people:none' : 'people:nobodyFits')}
        </EmptyState>
      </>
    );
  return (
    <>
      <Head>{t('people:parts.count', { count: found.length })}</Head>
      <Card label={t('people:title')}>
        <VirtualList items={found} height={rowHeight}>
          {(person) => <PersonLink person={person} />}
        </VirtualList>
      </Card>
    </>
  );
}

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
      {filter === 'deleted' ? (
        <DeletedPeople search={search} />
      ) : (
        <QueryState query={people} skeleton={{ height: rowHeight, count: 8 }}>
          {(rows) => <Found people={rows} {...{ search, filter, kind, group }} />}
        </QueryState>
      )}
    </Page>
  );
}
