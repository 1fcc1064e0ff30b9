/** USERS-C4: the public talks one has prepared, by number. */
import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { readOutlines } from '@sheaf/rules/people/profile';
import { type FormEvent, useState } from 'react';
import { fieldErrors } from '../../platform/field-errors.ts';
import { useTexts } from '../../platform/texts.ts';
import { useUnsaved } from '../../platform/unsaved.ts';
import { useWrite } from '../../platform/use-write.ts';
import { Card, Section } from '../../ui/card.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import classes from './people.module.css';
import type { Profile } from './people.queries.ts';

const asText = (outlines: readonly number[]): string => outlines.join(', ');

export function TalksCard({ profile }: { profile: Profile }) {
  const { t } = useTexts();
  const saving = useWrite('people.editPreparedTalks');
  const [typed, setTyped] = useState(() => asText(profile.public_talk_outlines));
  const [changed, setChanged] = useState(false);
  useUnsaved(changed);
  const outlines = readOutlines(typed);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!outlines) return;
    const on = {
      onSuccess: (saved: Profile): void => {
        setTyped(asText(saved.public_talk_outlines));
        setChanged(false);
      },
    };
    saving.mutate({ body: { outlines } }, on);
  };
  return (
    <Section title={t('people:profile.talks.title')}>
      <Card padded>
        <form className={classes.form} onSubmit={submit} noValidate>
          <TextInput
            label={t('people:profile.talks.label')}
            description={t('people:profile.talks.hint')}
            inputMode="numeric"
            value={typed}
            onChange={(event) => {
              if (saving.isSuccess) saving.reset();
              setChanged(true);
              setTyped(event.currentTarget.value);
            }}
            error={outlines ? fieldErrors(saving.error)('outlines') : t('people:profile.talks.wrong')}
          />
          <FailureNotice error={saving.error} />
          {saving.isSuccess && <p role="status">{t('people:profile.saved')}</p>}
          <Button type="submit" variant="light" loading={saving.isPending} disabled={!outlines}>
            {t('shell:save')}
          </Button>
        </form>
      </Card>
    </Section>
  );
}
