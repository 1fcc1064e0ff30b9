/** Screen of a group with its address and members; back leads to the groups (GROUPS-S2, GROUPS-R7). */
import { Button } from '@mantine/core';
import { isMember } from '@sheaf/rules/people/groups/members';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { useState } from 'react';
import { useParams } from 'react-router';
import { usePeople } from '#platform/collections/use-people.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Card, Section } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { EmptyState, ErrorNotice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { AddMembersSheet } from './add-members-sheet.tsx';
import type { Group } from './group-sheet.tsx';
import classes from './groups.module.css';
import { MemberList } from './member-list.tsx';

function About({ group }: { group: Group }) {
  const { t } = useTexts();
  const rows = [
    [t('groups:overseer'), group.overseer?.full_name ?? t('groups:nobody')],
    [t('groups:assistant'), group.assistant?.full_name ?? t('groups:nobody')],
    ...(group.address ? [[t('groups:address'), group.address]] : []),
  ];
  return (
    <Card>
      {rows.map(([label, value]) => (
        <ListRow key={label} title={<bdi>{value}</bdi>} line={label} />
      ))}
    </Card>
  );
}

function Members({ group }: { group: Group }) {
  const { t } = useTexts();
  const permits = usePermits();
  const people = usePeople();
  const [adding, setAdding] = useState(false);
  const members = (people.data ?? []).filter((person) => isMember(person, group.id));
  return (
    <Section
      title={t('groups:member.title')}
      aside={people.data && t('groups:members', { count: members.length })}
    >
      <QueryState query={people} skeleton={{ height: 52, count: 6 }}>
        {() =>
          members.length > 0 ? (
            <MemberList group={group} members={members} />
          ) : (
            <EmptyState icon={<IconUsersGroup aria-hidden="true" />}>{t('groups:member.empty')}</EmptyState>
          )
        }
      </QueryState>
      {people.data && permits.has('settings.groups.edit') && (
        <div className={classes.foot}>
          <Button leftSection={<IconUserPlus aria-hidden="true" size={20} />} onClick={() => setAdding(true)}>
            {t('groups:member.add')}
          </Button>
        </div>
      )}
      {adding && (
        <AddMembersSheet group={group} people={people.data ?? []} onClose={() => setAdding(false)} />
      )}
    </Section>
  );
}

export function GroupScreen() {
  const { t } = useTexts();
  const { id } = useParams();
  const groups = useRead('groups.listGroups');
  const group = groups.data?.find((one) => one.id === Number(id));
  return (
    <Page title={group?.name ?? t('groups:title')} back>
      <QueryState query={groups} skeleton={{ height: 60, count: 3 }}>
        {() =>
          group ? (
            <>
              <About group={group} />
              <Members group={group} />
            </>
          ) : (
            <ErrorNotice>{t('groups:member.gone')}</ErrorNotice>
          )
        }
      </QueryState>
    </Page>
  );
}
