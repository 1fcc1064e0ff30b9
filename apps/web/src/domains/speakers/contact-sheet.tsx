/** Who arranges the talks of a congregation that we keep by hand (SPKR-R7). */
import { useTexts } from '../../platform/texts.ts';
import { RecordSheet } from '../../ui/form/record-sheet.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useRecordForm } from '../../ui/form/use-record-form.ts';
import type { Profile } from './directory-words.ts';

const valuesOf = (ptc: Profile['ptc']) => ({
  full_name: ptc?.full_name ?? '',
  email: ptc?.email ?? '',
  phone: ptc?.phone ?? '',
});

export function ContactSheet({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { t } = useTexts();
  const form = useRecordForm({
    operation: 'speakers.saveContact',
    params: { id: profile.id },
    row: profile.ptc,
    valuesOf,
    bodyOf: (values) => ({ ...values, ...(profile.version !== null && { version: profile.version }) }),
    needs: () => ['full_name'],
    onSaved: onClose,
  });
  return (
    <RecordSheet form={form} title={t('speakers:contact.edit', { name: profile.name })} onClose={onClose}>
      <TextField {...form.field('full_name')} label={t('speakers:form.fullName')} />
      <TextField {...form.field('email')} label={t('speakers:form.email')} inputMode="email" />
      <TextField {...form.field('phone')} label={t('speakers:form.phone')} inputMode="tel" />
    </RecordSheet>
  );
}
