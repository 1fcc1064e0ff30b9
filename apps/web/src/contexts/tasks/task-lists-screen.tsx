/** Screen on which the keeper looks after tasks and helper sheets (X-TASKS-1, X-TASKS-7). */
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconUsersPlus from '@tabler/icons-react/dist/esm/icons/IconUsersPlus.mjs';
import { useState } from 'react';
import { saveFile } from '#platform/save-file.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { Card, Section } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Hint, Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SaveButton } from '#ui/save-button.tsx';
import { HelperSheetForm } from './helper-sheet-form.tsx';
import { SlotForm } from './slot-form.tsx';
import { KindIcon, slotDay } from './slot-labels.tsx';
import { TaskForm } from './task-form.tsx';
import type { HelperSheet, Task } from './task-lists.ts';
import classes from './tasks.module.css';

type OpenForm =
  | { form: 'task'; row: Task | null }
  | { form: 'sheet'; row: HelperSheet | null }
  | { form: 'slot'; sheet: HelperSheet };

function Tasks({ rows, onOpen }: { rows: readonly Task[]; onOpen: (opened: OpenForm) => void }) {
  const { t } = useTexts();
  if (rows.length === 0) return <Hint>{t('tasks:keep.noTasks')}</Hint>;
  return (
    <Card>
      <ul className={classes.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <ListRow
              icon={<KindIcon kind={row.kind} />}
              title={<bdi>{row.active ? row.label : t('tasks:keep.paused', { label: row.label })}</bdi>}
              line={joinTexts([t(`tasks:frequency.${row.frequency}`), t(`tasks:takers.${row.takers}`)])}
              onClick={() => onOpen({ form: 'task', row })}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Sheets({ rows, onOpen }: { rows: readonly HelperSheet[]; onOpen: (opened: OpenForm) => void }) {
  const { t } = useTexts();
  if (rows.length === 0) return <Hint>{t('tasks:keep.noSheets')}</Hint>;
  return rows.map((row) => (
    <Card key={row.id} label={row.label}>
      <ListRow
        icon={<IconUsersPlus aria-hidden="true" size={20} />}
        title={<bdi>{row.label}</bdi>}
        line={joinTexts([
          t(`tasks:audience.${row.audience}`),
          row.closes_on && `${t('tasks:form.closes_on')} ${slotDay(row.closes_on)}`,
        ])}
        onClick={() => onOpen({ form: 'sheet', row })}
      />
      <ListRow
        icon={<IconPlus aria-hidden="true" size={20} />}
        title={t('tasks:keep.addSlot')}
        onClick={() => onOpen({ form: 'slot', sheet: row })}
      />
    </Card>
  ));
}

export function TaskListsScreen() {
  const { t } = useTexts();
  const tasks = useRead('tasks.listTasks');
  const sheets = useRead('tasks.listSheets');
  const [opened, setOpened] = useState<OpenForm | null>(null);
  const close = (): void => setOpened(null);
  return (
    <Page title={t('tasks:keep.title')} back>
      <ButtonRow>
        <Button
          leftSection={<IconPlus aria-hidden="true" size={20} />}
          onClick={() => setOpened({ form: 'task', row: null })}
        >
          {t('tasks:keep.addTask')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconUsersPlus aria-hidden="true" size={20} />}
          onClick={() => setOpened({ form: 'sheet', row: null })}
        >
          {t('tasks:keep.addSheet')}
        </Button>
      </ButtonRow>
      <Hint small>{t('tasks:keep.text')}</Hint>
      <SaveButton
        label={t('tasks:paper.print')}
        busyLabel={t('tasks:paper.preparing')}
        onSave={() => saveFile({ location: '/reports/tasks', name: 'tasks.pdf' })}
      />
      <Section title={t('tasks:keep.tasks')}>
        <QueryState query={tasks} skeleton={{ height: 60, count: 3 }}>
          {(rows) => <Tasks rows={rows} onOpen={setOpened} />}
        </QueryState>
      </Section>
      <Section title={t('tasks:keep.sheets')}>
        <QueryState query={sheets} skeleton={{ height: 60, count: 2 }}>
          {(rows) => <Sheets rows={rows} onOpen={setOpened} />}
        </QueryState>
      </Section>
      {opened?.form === 'task' && <TaskForm row={opened.row} onClose={close} />}
      {opened?.form === 'sheet' && <HelperSheetForm row={opened.row} onClose={close} />}
      {opened?.form === 'slot' && <SlotForm slot={null} sheetId={opened.sheet.id} onClose={close} />}
    </Page>
  );
}
