/**
 * Shared layout of the three lists of groups: the list, a sheet to add and edit, and a confirmation before
 * deletion.
 */
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { Card } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Hint, Page, Tools } from '#ui/page.tsx';
import { QueryState, type QueryStateProps } from '#ui/query-state.tsx';
import { RowButtons } from '#ui/row-buttons.tsx';

export interface ListedGroup {
  id: number;
}

export interface GroupLabels {
  name: string;
  lines: readonly string[];
}

export interface GroupListProps<Row extends ListedGroup> {
  title: string;
  text: string;
  empty: string;
  add: string;
  query: QueryStateProps<Row[]>['query'];
  /** Queries of other data in the rows' texts. */
  along?: QueryStateProps<Row[]>['along'];
  may: { add: boolean; edit: boolean; remove: boolean };
  labelsOf: (row: Row) => GroupLabels;
  sheet: (row: Row | null, close: () => void) => ReactNode;
  question: (row: Row, close: () => void) => ReactNode;
}

export function GroupList<Row extends ListedGroup>(props: GroupListProps<Row>) {
  const { title, text, empty, add, query, along, may, labelsOf, sheet, question } = props;
  const { t } = useTexts();
  const [editing, setEditing] = useState<Row | 'new' | null>(null);
  const [leaving, setLeaving] = useState<Row | null>(null);
  return (
    <Page title={title} back>
      <Hint>{text}</Hint>
      {may.add && (
        <Tools>
          <Button leftSection={<IconPlus aria-hidden="true" size={20} />} onClick={() => setEditing('new')}>
            {add}
          </Button>
        </Tools>
      )}
      <QueryState
        query={query}
        {...(along && { along })}
        skeleton={{ height: 76, count: 4 }}
        empty={{ icon: <IconUsersGroup aria-hidden="true" />, text: empty }}
      >
        {(rows) => (
          <Card label={title}>
            {rows.map((row) => {
              const { name, lines } = labelsOf(row);
              return (
                <ListRow
                  key={row.id}
                  icon={<IconUsersGroup aria-hidden="true" />}
                  title={<bdi>{name}</bdi>}
                  lines={lines}
                  trailing={
                    <RowButtons
                      edit={
                        may.edit && { label: t('service:edit', { name }), onClick: () => setEditing(row) }
                      }
                      remove={
                        may.remove && { label: t('service:delete', { name }), onClick: () => setLeaving(row) }
                      }
                    />
                  }
                />
              );
            })}
          </Card>
        )}
      </QueryState>
      {editing && sheet(editing === 'new' ? null : editing, () => setEditing(null))}
      {leaving && question(leaving, () => setLeaving(null))}
    </Page>
  );
}
