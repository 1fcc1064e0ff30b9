/** Sheet for the visibility of our speakers (SPKR-P2). */
import { type SpeakerShare, speakerShares } from '@sheaf/rules/meetings/speakers/shown-speakers';
import type { Reply } from '#platform/api.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { Hint } from '#ui/page.tsx';

type SharingReply = Reply<'speakers.listPartners'>;

const valuesOf = (row: SharingReply | null): { share_speakers: SpeakerShare } => ({
  share_speakers: row?.share_speakers ?? 'partners',
});

function Form({ sharing, onClose }: { sharing: SharingReply; onClose: () => void }) {
  const { t } = useTexts();
  const form = useRecordForm({
    operation: 'speakers.saveSharing',
    row: sharing,
    valuesOf,
    bodyOf: (values) => values,
    onSaved: onClose,
  });
  return (
    <RecordSheet form={form} title={t('speakers:sharing.title')} onClose={onClose}>
      <SelectField
        {...form.field('share_speakers')}
        label={t('speakers:sharing.who')}
        choices={speakerShares.map((value) => ({ value, label: t(`speakers:share.${value}`) }))}
      />
      <Hint>{t('speakers:sharing.text')}</Hint>
    </RecordSheet>
  );
}

export function SharingSheet({ onClose }: { onClose: () => void }) {
  const sharing = useRead('speakers.listPartners').data;
  return sharing ? <Form sharing={sharing} onClose={onClose} /> : null;
}
