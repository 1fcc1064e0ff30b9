/** Calls the overseer of the own group (SHELL-R31). */
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { usePeople } from '#platform/collections/use-people.ts';
import { useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import classes from '#ui/simple-card.module.css';

export function SimpleHelp() {
  const { t } = useTexts();
  const { user } = useSignedIn();
  const people = usePeople().data;
  const groups = useRead('groups.listGroups', {}, { kept: true }).data;
  const own = people?.find(({ id }) => id === user.id)?.group_id;
  const overseer = groups?.find(({ id }) => id === own)?.overseer_id;
  const helper = people?.find(({ id }) => id === overseer && id !== user.id);
  if (!helper?.phone) return null;
  return (
    <a className={classes.help} href={`tel:${helper.phone}`}>
      <IconPhone aria-hidden="true" size={28} />
      <span>{t('dashboard:simple.call', { name: helper.full_name })}</span>
    </a>
  );
}
