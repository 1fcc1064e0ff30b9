/** What a person's record and the own profile show of responsibilities. */
import IconDoor from '@tabler/icons-react/dist/esm/icons/IconDoor.mjs';
import { useTexts } from '../../platform/texts.ts';
import { AccordionRow } from '../../ui/accordion-row.tsx';
import { useModules } from '../congregations/congregations.public-api.ts';
import { useResponsibilities } from './attendants.queries.ts';
import { ResponsibilitySwitches } from './responsibility-switches.tsx';

/** The screen names the phrases `attendants`. Nothing where the congregation keeps no such schedule. */
export function ResponsibilitiesRow({ person, own }: { person: number; own: boolean }) {
  const { t } = useTexts();
  const rows = useResponsibilities().data;
  const on = useModules()?.attendants_schedule;
  if (!on) return null;
  const count = rows?.filter(({ attendants }) => attendants.includes(person)).length ?? 0;
  return (
    <AccordionRow
      icon={<IconDoor aria-hidden="true" />}
      title={t('attendants:profile.title')}
      count={count}
      level={2}
    >
      {() => <ResponsibilitySwitches person={person} own={own} />}
    </AccordionRow>
  );
}
