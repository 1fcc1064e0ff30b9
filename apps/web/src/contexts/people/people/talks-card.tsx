/** Prepared public talks by number (USERS-C4). */
import { readOutlines } from '@sheaf/rules/people/people/profile';
import { useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { RecordForm } from '#ui/form/record-form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import type { Profile } from './people.queries.ts';

const valuesOf = (profile: Pick<Profile, 'public_talk_outlines'> | null) => ({
  outlines: (profile?.public_talk_outlines ?? []).join(', '),
});

export function TalksCard({ profile }: { profile: Profile }) {
  const { t } = useTexts();
  const form = useRecordForm({
    operation: 'people.editPreparedTalks',
    row: profile,
    valuesOf,
    bodyOf: ({ outlines }) => {
      const read = readOutlines(outlines);
      return read ? { outlines: read } : null;
    },
    sendsBlank: true,
    next: (saved) => saved,
  });
  const field = form.field('outlines');
  return (
    <Section title={t('people:profile.talks.title')}>
      <Card padded>
        <RecordForm form={form} maySave light savedText={t('people:profile.saved')}>
          <TextField
            {...field}
            required={false}
            label={t('people:profile.talks.label')}
            description={t('people:profile.talks.hint')}
            inputMode="numeric"
            error={readOutlines(field.value) ? field.error : t('people:profile.talks.wrong')}
          />
        </RecordForm>
      </Card>
    </Section>
  );
}
