/** A date and a note that only planners see (AVAIL-S2). */
import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { mostNote } from '@sheaf/rules/people/availability/availability';
import { typedText } from '@sheaf/rules/text/text-lines';
import { useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { useUnsaved } from '#platform/unsaved.ts';
import { Card, Section } from '#ui/card.tsx';
import { DateField } from '#ui/form/date-field.tsx';
import { Hint } from '#ui/page.tsx';
import classes from './availability.module.css';
import type { AvailabilityState } from './use-availability.ts';

const plain = { error: undefined, required: false, least: undefined, most: undefined };

interface NoteEntry {
  countsFrom: string;
  note: string;
}

export function PlannerCard({ state }: { state: AvailabilityState }) {
  const { t } = useTexts();
  const { counts_from, note } = state.record!;
  const saved: NoteEntry = { countsFrom: counts_from ?? '', note: note ?? '' };
  const [typed, setTyped] = useState<NoteEntry | null>(null);
  const shown = typed ?? saved;
  const isChanged = shown.countsFrom !== saved.countsFrom || shown.note.trim() !== saved.note;
  useUnsaved(isChanged);
  return (
    <Section title={t('availability:planner')}>
      <Card>
        <div className={classes.fields}>
          <Hint small>{t('availability:plannerText')}</Hint>
          <DateField
            {...plain}
            label={t('availability:countsFrom')}
            description={t('availability:countsFromHint')}
            value={shown.countsFrom}
            onChange={(countsFrom) => setTyped({ ...shown, countsFrom })}
          />
          <Textarea
            label={t('availability:note')}
            rows={2}
            maxLength={mostNote}
            value={shown.note}
            onChange={({ currentTarget }) => setTyped({ ...shown, note: typedText(currentTarget.value) })}
          />
          {isChanged && (
            <Button
              variant="light"
              onClick={() => {
                state.change(() => ({
                  counts_from: shown.countsFrom || null,
                  note: shown.note.trim() || null,
                }));
                setTyped(null);
              }}
            >
              {t('availability:saveNote')}
            </Button>
          )}
        </div>
      </Card>
    </Section>
  );
}
