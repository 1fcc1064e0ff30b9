/** Last visits of all people, and people who never signed in (USERS-O7). */
import { matchesName } from '@sheaf/rules/people/people/find-people';
import { type SeenGroup, seenGroup, seenGroups } from '@sheaf/rules/people/people/last-seen';
import { initials } from '@sheaf/rules/people/people/names';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { useDeferredValue, useState } from 'react';
import type { Reply } from '#platform/api.ts';
import { dayAgo, dayOf, today } from '#platform/dates.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { Hint, Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SearchTools } from '#ui/search-tools.tsx';
import { VirtualList } from '#ui/virtual-list.tsx';
import classes from './people.module.css';

const rowHeight = 64;

export type Visitor = Reply<'people.listVisitors'>[number];
type ShownGroup = SeenGroup | 'everybody';
const shownGroups: readonly ShownGroup[] = ['everybody', ...seenGroups];

function Row({ person }: { person: Visitor }) {
  const { t } = useTexts();
  const permits = usePermits();
  const content = (
    <>
      <span className={classes.avatar} aria-hidden="true">
        {initials(person.full_name)}
      </span>
      <span className={classes.names}>
        <bdi className={classes.name}>{person.full_name}</bdi>
        <span className={classes.text}>{t(`people:appointment.${person.appointment}`)}</span>
      </span>
      <span className={classes.when}>
        {person.last_login ? dayAgo(person.last_login) : t('people:seen.never')}
      </span>
    </>
  );
  if (!permits.has('settings.users')) return <div className={classes.person}>{content}</div>;
  return (
    <Link to={`/settings/users/${person.id}/`} className={classes.person}>
      {content}
    </Link>
  );
}

function Groups({ people }: { people: Visitor[] }) {
  const { t } = useTexts();
  const permits = usePermits();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<ShownGroup>('everybody');
  const search = useDeferredValue(typed);
  const now = today();
  const groupOf = ({ last_login }: Visitor): SeenGroup => seenGroup(last_login && dayOf(last_login), now);
  const inGroup = (group: ShownGroup): Visitor[] =>
    group === 'everybody' ? people : people.filter((person) => groupOf(person) === group);
  const found = inGroup(chosen).filter(({ full_name }) => matchesName(full_name, search));
  const mayInvite = permits.has('settings.users') && permits.has('settings.users.send_login');
  return (
    <>
      <SearchTools
        label={t('people:search')}
        search={typed}
        onSearch={setTyped}
        choicesLabel={t('people:filters')}
        choices={shownGroups.map((value) => ({
          value,
          label: t(`people:seen.group.${value}`, { number: inGroup(value).length }),
        }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <Hint small>
        {t(chosen === 'never' && mayInvite ? 'people:seen.inviteHint' : 'people:seen.groupsHint')}
      </Hint>
      {found.length === 0 ? (
        <EmptyState icon={<IconEye aria-hidden="true" />}>{t('people:seen.nobodyFits')}</EmptyState>
      ) : (
        <Card label={t('people:seen.title')}>
          <VirtualList items={found} height={rowHeight}>
            {(person) => <Row person={person} />}
          </VirtualList>
        </Card>
      )}
    </>
  );
}

export function SeenScreen() {
  const { t } = useTexts();
  const visitors = useRead('people.listVisitors');
  const came = visitors.data?.filter(({ last_login }) => last_login !== null).length ?? 0;
  return (
    <Page
      title={t('people:seen.title')}
      line={visitors.data ? t('people:seen.line', { came, all: visitors.data.length }) : ' '}
      back
    >
      <QueryState query={visitors} skeleton={{ height: rowHeight, count: 8 }}>
        {(people) => <Groups people={people} />}
      </QueryState>
    </Page>
  );
}
