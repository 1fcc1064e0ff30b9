/** Sheet for a speaker's talks, typed as numbers and ranges (SPKR-O2). */
import { writeOutlines } from '@sheaf/rules/meetings/speakers/outline-text';
import { useTexts } from '#platform/texts.ts';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import type { Speaker } from './directory-labels.ts';

const valuesOf = (speaker: Speaker | null) => ({
  outlines: writeOutlines((speaker?.outlines ?? []).map(({ number }) => number)),
});

export function OutlinesSheet({ speaker, onClose }: { speaker: Speaker; onClose: () => void }) {
  const { t } = useTexts();
  const form = useRecordForm({
    operation: 'speakers.saveOutlinesText',
    params: { congregation_id: speaker.congregation_id, speaker: speaker.id },
    row: speaker,
    valuesOf,
    bodyOf: (values) => values,
    sendsBlank: true,
    onSaved: onClose,
  });
  return (
    <RecordSheet form={form} title={t('speakers:talksOf', { name: speaker.full_name })} onClose={onClose}>
      <TextField
        {...form.field('outlines')}
        label={t('speakers:form.talks')}
        description={t('speakers:form.talksText')}
        rows={3}
        dir="ltr"
      />
    </RecordSheet>
  );
}
