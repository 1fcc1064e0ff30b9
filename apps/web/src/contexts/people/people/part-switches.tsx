/** Switches for the qualifications that suit a person; each saves at once (USERS-R16, USERS-R20). */
import { withGender } from '@sheaf/rules/people/people/gender';
import { listedParts, partsOnProfile } from '@sheaf/rules/people/people/qualification';
import { useState } from 'react';
import { phraseIn } from '#platform/phrase-in.ts';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { CardBody } from '#ui/card-body.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Hint } from '#ui/page.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import type { PersonRow } from './people.queries.ts';

type SwitchedPerson = Pick<PersonRow, 'id' | 'active' | 'gender' | 'appointment' | 'qualified_parts'>;

export function PartSwitches({ person }: { person: SwitchedPerson }) {
  const { t } = useTexts();
  const attach = useWrite('people.attachQualification');
  const detach = useWrite('people.detachQualification');
  const fitting = partsOnProfile(withGender(person));
  // Existing qualifications that no longer suit the person can be removed.
  const parts = [
    ...fitting,
    ...person.qualified_parts.filter((part) => listedParts.includes(part) && !fitting.includes(part)),
  ];
  const error = attach.error ?? detach.error;
  // Optimistic, because on a slow network an unchanged switch looks like a missed press.
  const [pressed, setPressed] = useState<ReadonlyMap<number, boolean>>(new Map());
  const turn = async (part: number, on: boolean): Promise<void> => {
    setPressed((now) => new Map(now).set(part, on));
    // The error is shown below.
    await Promise.allSettled([(on ? attach : detach).mutateAsync({ params: { id: person.id, part } })]);
    setPressed((now) => new Map([...now].filter(([other]) => other !== part)));
  };
  return (
    <CardBody>
      {parts.length === 0 && <Hint small>{t('people:parts.noneFit')}</Hint>}
      {parts.map((part) => (
        <SwitchRow
          key={part}
          label={t(phraseIn('people:parts.name', part))}
          checked={pressed.get(part) ?? person.qualified_parts.includes(part)}
          disabled={pressed.has(part)}
          onChange={(event) => void turn(part, event.currentTarget.checked)}
        />
      ))}
      <FailureNotice error={error} />
    </CardBody>
  );
}
