/** Row on the own profile and on the record of a person. */
import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs';
import { useTexts } from '#platform/texts.ts';
import { ListRow } from '#ui/list-row.tsx';

const icon = <IconCalendarTime aria-hidden="true" />;

export function OwnAvailabilityRow() {
  const { t } = useTexts();
  return (
    <ListRow
      to="/settings/availability/"
      icon={icon}
      title={t('availability:title')}
      line={t('availability:menuText')}
    />
  );
}

export function AvailabilityRow({ person }: { person: number }) {
  const { t } = useTexts();
  return (
    <ListRow
      to={`/settings/users/${person}/availability/`}
      icon={icon}
      title={t('availability:titleOther')}
      line={t('availability:rowText')}
    />
  );
}
