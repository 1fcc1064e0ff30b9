/** Weekly Bible reading, editable if the workbook lacks it or is wrong (X-WORKBOOK). */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type Translate, useTexts } from '#platform/texts.ts';
import { Card } from '#ui/card.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import type { ToldValue } from '#ui/form/save-footer.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import classes from './edit-reading.module.css';
import type { Meeting } from './meetings.queries.ts';

const valuesOf = (meeting: Meeting | null) => ({ reading: meeting?.reading ?? '' });
type ReadingValues = ReturnType<typeof valuesOf>;

const tellReading = (t: Translate, { reading }: ReadingValues): ToldValue[] => [
  { label: t('meetings:reading.title'), value: reading },
];

function ReadingSheet({ meeting, onClose }: { meeting: Meeting; onClose: () => void }) {
  const { t } = useTexts();
  const form = useRecordForm({
    operation: 'meetings.setReading',
    params: { id: meeting.id },
    row: meeting,
    valuesOf,
    bodyOf: (values: ReadingValues) => values,
    onSaved: onClose,
  });
  return (
    <RecordSheet
      form={form}
      title={t('meetings:reading.change')}
      tell={(values) => tellReading(t, values)}
      onClose={onClose}
    >
      <TextField {...form.field('reading')} label={t('meetings:reading.title')} />
    </RecordSheet>
  );
}

export function EditReading({ meeting }: { meeting: Meeting }) {
  const { t } = useTexts();
  const [editing, setEditing] = useState(false);
  return (
    <div className={classes.card}>
      <Card>
        <div className={classes.row}>
          <div>
            <h2 className={classes.label}>{t('meetings:reading.title')}</h2>
            <p className={classes.reading}>
              <bdi>{meeting.reading ?? t('meetings:reading.none')}</bdi>
            </p>
          </div>
          <Button variant="light" onClick={() => setEditing(true)}>
            {t('meetings:reading.change')}
          </Button>
        </div>
      </Card>
      {editing && <ReadingSheet meeting={meeting} onClose={() => setEditing(false)} />}
    </div>
  );
}
