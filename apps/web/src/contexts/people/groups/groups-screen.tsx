/** Screen of all groups with their leaders (GROUPS-S1). */
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { useState } from 'react';
import { isFound } from '#platform/search.ts';
import { usePermits } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { LinkRow } from '#ui/link-row.tsx';
import { ListSummary } from '#ui/list-summary.tsx';
import { Hint, Page, Tools } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { RowButtons } from '#ui/row-buttons.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { type Group, GroupSheet } from './group-sheet.tsx';
import classes from './groups.module.css';

function DeleteGroup({ group, onClose }: { group: Group; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <DeleteQuestion
      title={t('groups:deleteTitle')}
      text={t('groups:deleteText')}
      removal={useWrite('groups.deleteGroup')}
      given={{ params: { id: group.id } }}
      onClose={onClose}
    >
      <strong>
        <bdi>{group.name}</bdi>
      </strong>
    </DeleteQuestion>
  );
}

interface RowsProps {
  groups: Group[];
  typed: string;
  onEdit: (group: Group) => void;
  onDelete: (group: Group) => void;
}

function Rows({ groups, typed, onEdit, onDelete }: RowsProps) {
  const { t } = useTexts();
  const permits = usePermits();
  const lineOf = (group: Group): string =>
    joinTexts(
      [
        group.overseer && t('groups:ledBy', { name: group.overseer.full_name }),
        t('groups:members', { count: group.members }),
      ],
      // Non-breaking space, so that the dot stays with the name at a line break.
      '\u00a0· ',
    );
  const found = groups.filter(({ name, overseer, assistant }) =>
    isFound(typed, name, overseer?.full_name, assistant?.full_name),
  );
  if (found.length === 0) return <Hint>{t('shell:nothingFound', { what: typed })}</Hint>;
  return (
    <Card label={t('groups:title')}>
      <ul className={classes.list}>
        {found.map((group) => (
          <LinkRow
            key={group.id}
            to={`/settings/group/${group.id}/`}
            icon={<IconUsersGroup aria-hidden="true" />}
            title={<bdi>{group.name}</bdi>}
            line={lineOf(group)}
          >
            <RowButtons
              edit={
                permits.has('settings.groups.edit') && {
                  label: t('groups:edit', { name: group.name }),
                  onClick: () => onEdit(group),
                }
              }
              remove={
                permits.has('settings.groups.delete') && {
                  label: t('groups:delete', { name: group.name }),
                  onClick: () => onDelete(group),
                }
              }
            />
          </LinkRow>
        ))}
      </ul>
    </Card>
  );
}

function Summary({ groups }: { groups: readonly Group[] }) {
  const { t } = useTexts();
  const members = groups.reduce((sum, group) => sum + group.members, 0);
  return (
    <ListSummary
      facts={[
        { label: t('groups:summary.groups'), count: groups.length },
        { label: t('groups:summary.members'), count: members },
        {
          label: t('groups:summary.noOverseer'),
          count: groups.filter(({ overseer }) => overseer === null).length,
        },
      ]}
    />
  );
}

export function GroupsScreen() {
  const { t } = useTexts();
  const permits = usePermits();
  const groups = useRead('groups.listGroups');
  const [typed, setTyped] = useState('');
  const [editing, setEditing] = useState<Group | 'new' | null>(null);
  const [leaving, setLeaving] = useState<Group | null>(null);
  return (
    <Page title={t('groups:title')} back>
      <Tools>
        {groups.data?.length !== 0 && (
          <SearchField label={t('shell:search')} value={typed} onChange={setTyped} />
        )}
        {permits.has('settings.groups.add') && (
          <Button leftSection={<IconPlus aria-hidden="true" size={20} />} onClick={() => setEditing('new')}>
            {t('groups:add')}
          </Button>
        )}
      </Tools>
      <QueryState
        query={groups}
        skeleton={{ height: 60, count: 6 }}
        empty={{ icon: <IconUsersGroup aria-hidden="true" />, text: t('groups:empty') }}
      >
        {(rows) => (
          <>
            <Rows groups={rows} typed={typed} onEdit={setEditing} onDelete={setLeaving} />
            <Summary groups={rows} />
          </>
        )}
      </QueryState>
      {editing && <GroupSheet group={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
      {leaving && <DeleteGroup group={leaving} onClose={() => setLeaving(null)} />}
    </Page>
  );
}
