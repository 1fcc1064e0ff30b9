/** What belongs to a person beside the form: how he comes in, what he may be assigned, and his cart partners. */
import { Button } from '@mantine/core';
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useState } from 'react';
import { dayAgo } from '../../platform/dates.ts';
import { usePermits } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { AccordionRow } from '../../ui/accordion-row.tsx';
import { Card, Section } from '../../ui/card.tsx';
import { FamilyCard } from './family-card.tsx';
import { InviteSheet } from './invite-sheet.tsx';
import { PartSwitches } from './part-switches.tsx';
import { PartnersRow } from './partners-row.tsx';
import classes from './people.module.css';
import type { PersonDetail } from './people.queries.ts';

function Access({ person }: { person: PersonDetail }) {
  const { t } = useTexts();
  const permits = usePermits();
  const [inviting, setInviting] = useState(false);
  return (
    <div className={classes.pad}>
      <p>
        {person.last_login
          ? t('people:access.lastSeen', { when: dayAgo(person.last_login) })
          : t('people:access.neverSeen')}
      </p>
      {permits.has('settings.users.send_login') && (
        <Button
          variant="light"
          leftSection={<IconSend aria-hidden="true" size={20} />}
          onClick={() => setInviting(true)}
        >
          {t('people:access.invite')}
        </Button>
      )}
      {inviting && <InviteSheet person={person} onClose={() => setInviting(false)} />}
    </div>
  );
}

export function PersonAccordions({ person }: { person: PersonDetail }) {
  const { t } = useTexts();
  const permits = usePermits();
  return (
    <>
      <Section title={t('people:access.title')}>
        <Card>
          <Access person={person} />
        </Card>
      </Section>
      <FamilyCard person={person} />
      <Card>
        {permits.has('settings.users.qualifications') && (
          <AccordionRow
            icon={<IconMicrophone aria-hidden="true" />}
            title={t('people:parts.title')}
            count={person.qualified_parts.length}
          >
            {() => <PartSwitches person={person} />}
          </AccordionRow>
        )}
        <PartnersRow person={person} />
      </Card>
    </>
  );
}
