/**
 * Sheet for a congregation's contact: typed for one entered by hand, chosen from our people for our own
 * (SPKR-R7).
 */
import { usePeople } from '#platform/collections/use-people.ts';
import { useTexts } from '#platform/texts.ts';
import { PersonField } from '#ui/form/person-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import type { Profile } from './directory-labels.ts';
import { phoneLabels } from './phone-labels.ts';

const valuesOf = (ptc: Profile['ptc']) => ({
  full_name: ptc?.full_name ?? '',
  email: ptc?.email ?? '',
  phone: ptc?.phone ?? '',
});

interface ContactSheetProps {
  profile: Profile;
  onClose: () => void;
}

function OwnContact({ profile, onClose }: ContactSheetProps) {
  const { t } = useTexts();
  const people = usePeople().data ?? [];
  const form = useRecordForm({
    operation: 'speakers.saveContact',
    params: { id: profile.id },
    row: profile.ptc,
    valuesOf: (ptc) => ({ ptc: ptc?.id ?? null }),
    bodyOf: (values) => values,
    needs: () => ['ptc'],
    onSaved: onClose,
  });
  return (
    <RecordSheet form={form} title={t('speakers:contact.edit', { name: profile.name })} onClose={onClose}>
      <PersonField
        {...form.field('ptc')}
        label={t('speakers:contact.role')}
        nobody={t('speakers:contact.nobody')}
        people={people.filter(({ id, active }) => active || id === profile.ptc?.id)}
      />
    </RecordSheet>
  );
}

function KeptContact({ profile, onClose }: ContactSheetProps) {
  const { t } = useTexts();
  const form = useRecordForm({
    operation: 'speakers.saveContact',
    params: { id: profile.id },
    row: profile.ptc,
    valuesOf,
    // Without a contact there is no version.
    bodyOf: (values) => ({ ...values, ...(profile.version !== null && { version: profile.version }) }),
    needs: () => ['full_name'],
    onSaved: onClose,
  });
  return (
    <RecordSheet form={form} title={t('speakers:contact.edit', { name: profile.name })} onClose={onClose}>
      <TextField {...form.field('full_name')} label={t('speakers:form.fullName')} />
      <TextField {...form.field('email')} label={t('speakers:form.email')} inputMode="email" />
      <TextField
        {...form.field('phone')}
        label={t('speakers:form.phone')}
        description={t(phoneLabels(profile.ptc?.phone ?? null))}
        inputMode="tel"
      />
    </RecordSheet>
  );
}

export function ContactSheet(props: ContactSheetProps) {
  return props.profile.partnership === 'own' ? <OwnContact {...props} /> : <KeptContact {...props} />;
}
