/** Qualifications that need another appointment, removed with one press (USERS-R25). */
import { Button } from '@mantine/core';
import { withGender } from '@sheaf/rules/people/people/gender';
import { unfitParts } from '@sheaf/rules/people/people/qualification';
import { phraseIn } from '#platform/phrase-in.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { OpenNotice } from '#ui/notice.tsx';
import classes from './people.module.css';
import type { PersonDetail } from './people.queries.ts';

export function UnfitParts({ person }: { person: PersonDetail }) {
  const { t, lang } = useTexts();
  const permits = usePermits();
  const removal = useWrite('people.removeUnfitQualifications');
  const parts = unfitParts(withGender(person));
  if (parts.length === 0)
    return removal.isSuccess ? (
      <p role="status" className={classes.outcome}>
        {t('people:parts.unfitRemoved')}
      </p>
    ) : null;
  const mayRemove = permits.has('settings.users.qualifications');
  return (
    <div className={classes.below}>
      <OpenNotice
        action={
          mayRemove && (
            <Button
              variant="default"
              loading={removal.isPending}
              onClick={() => removal.mutate({ params: { id: person.id } })}
            >
              {t('people:parts.removeUnfit', { count: parts.length })}
            </Button>
          )
        }
      >
        <p>
          {t(mayRemove ? 'people:parts.unfit' : 'people:parts.unfitForOthers', {
            parts: new Intl.ListFormat(lang).format(
              parts.map((part) => t(phraseIn('people:parts.name', part))),
            ),
          })}
        </p>
      </OpenNotice>
      <FailureNotice error={removal.error} />
    </div>
  );
}
