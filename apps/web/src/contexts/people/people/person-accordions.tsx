/** Rows next to a person's form: qualifications, cart partners and notifications. */
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs';
import { AvailabilityRow } from '#contexts/people/availability/availability-row.api.tsx';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { AccordionRow } from '#ui/accordion-row.tsx';
import { Card } from '#ui/card.tsx';
import { DomainRows } from './domain-rows.tsx';
import { NotificationHistory } from './notification-history.tsx';
import { PartSwitches } from './part-switches.tsx';
import { PartnersRow } from './partners-row.tsx';
import type { PersonDetail } from './people.queries.ts';

export function PersonAccordions({ person }: { person: PersonDetail }) {
  const { t } = useTexts();
  const permits = usePermits();
  return (
    <Card>
      {permits.has('settings.users.qualifications') && (
        <AccordionRow
          icon={<IconMicrophone aria-hidden="true" />}
          title={t('people:parts.title')}
          count={person.qualified_parts.length}
          level={2}
        >
          {() => <PartSwitches person={person} />}
        </AccordionRow>
      )}
      {permits.has('settings.users.qualifications') && (
        <>
          <AvailabilityRow person={person.id} />
          <DomainRows person={person.id} />
        </>
      )}
      <PartnersRow person={person} />
      <NotificationHistory person={person.id} />
    </Card>
  );
}
