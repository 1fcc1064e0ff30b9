/** Sheet that e-mails our list of speakers to another congregation's contact (SPKR-C8). */
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { Hint } from '#ui/page.tsx';
import type { Profile } from './directory-labels.ts';

const valuesOf = () => ({ message: '' });

export function SendSheet({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { t } = useTexts();
  const contact = profile.ptc?.full_name ?? profile.name;
  const form = useRecordForm({
    operation: 'speakers.sendSpeakers',
    params: { id: profile.id },
    row: null,
    valuesOf,
    bodyOf: (values) => values,
    sendsBlank: true,
    onTold: () => toasts.show(t('speakers:list.sent', { contact })),
    onSaved: onClose,
  });
  return (
    <RecordSheet
      form={form}
      title={t('speakers:list.sendTitle', { name: profile.name })}
      verb={t('speakers:list.sendNow', { contact })}
      onClose={onClose}
    >
      <Hint>{t('speakers:list.sendText', { contact })}</Hint>
      <TextField
        {...form.field('message')}
        label={t('speakers:list.message')}
        description={t('speakers:list.messageText')}
        rows={4}
      />
    </RecordSheet>
  );
}
