/** GROUPS-S1: the groups, those who lead them, and the form to make and change one. */
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { useState } from 'react';
import { isFound } from '../../platform/search.ts';
import { usePermits } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card } from '../../ui/card.tsx';
import { DeleteQuestion } from '../../ui/delete-question.tsx';
import { LinkRow } from '../../ui/link-row.tsx';
import { EmptyState, ErrorNotice } from '../../ui/notice.tsx';
import { RowButtons } from '../../ui/row-buttons.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TitleBar } from '../../ui/title-bar.tsx';
import { GroupSheet } from './group-sheet.tsx';
import classes from './groups.module.css';
import { type Group, useDeleteGroup, useGroups } from './groups.queries.ts';

function DeleteGroup({ group, onClose }: { group: Group; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <DeleteQuestion
      title={t('groups:deleteTitle')}
      text={t('groups:deleteText')}
      removal={useDeleteGroup()}
      id={group.id}
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
  onEdit: (group: Group) => void;
  onDelete: (group: Group) => void;
}

function Rows({ groups, onEdit, onDelete }: RowsProps) {
  const { t } = useTexts();
  const permits = usePermits();
  const lineOf = (group: Group): string =>
    [
      group.overseer && t('groups:ledBy', { name: group.overseer.full_name }),
      t('groups:members', { count: group.members }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Card label={t('groups:title')}>
      <ul className={classes.list}>
        {groups.map((group) => (
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

export function GroupsScreen() {
  const { t } = useTexts();
  const permits = usePermits();
  const groups = useGroups();
  const [typed, setTyped] = useState('');
  const [editing, setEditing] = useState<Group | 'new' | null>(null);
  const [leaving, setLeaving] = useState<Group | null>(null);
  const found = (groups.data ?? []).filter(({ name, overseer, assistant }) =>
    isFound(typed, name, overseer?.full_name, assistant?.full_name),
  );
  return (
    <div className={classes.page}>
      <title>{`${t('groups:title')} · ${t('shell:name')}`}</title>
      <TitleBar title={t('groups:title')} back />
      <div className={classes.tools}>
        <SearchField label={t('shell:search')} value={typed} onChange={setTyped} />
        {permits.has('settings.groups.add') && (
          <Button leftSection={<IconPlus aria-hidden="true" size={20} />} onClick={() => setEditing('new')}>
            {t('groups:add')}
          </Button>
        )}
      </div>
      {groups.isPending && <Skeleton height={60} count={6} />}
      {groups.isError && !groups.data && (
        <ErrorNotice>{groups.error.message || t('shell:failed')}</ErrorNotice>
      )}
      {groups.data?.length === 0 && (
        <EmptyState icon={<IconUsersGroup aria-hidden="true" />}>{t('groups:empty')}</EmptyState>
      )}
      {groups.data && groups.data.length > 0 && found.length === 0 && (
        <p className={classes.hint}>{t('shell:nothingFound', { what: typed })}</p>
      )}
      {found.length > 0 && <Rows groups={found} onEdit={setEditing} onDelete={setLeaving} />}
      {editing && <GroupSheet group={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
      {leaving && <DeleteGroup group={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}
