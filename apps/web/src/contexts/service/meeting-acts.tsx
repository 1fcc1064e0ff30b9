/** Actions of a field service meeting: directions, join, call the leader. */

import { isSurePhone } from '@sheaf/rules/contact/sure-phone';
import { mayJoin } from '@sheaf/rules/service/next-group';
import { directionsTo } from '@sheaf/rules/service/place';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { useOnline } from '#platform/online.ts';
import { useTexts } from '#platform/texts.ts';
import { ActionLink } from '#ui/action-button.tsx';
import type { FieldMeeting } from './service-labels.ts';
import classes from './service-week.module.css';

interface ActsProps {
  meeting: FieldMeeting;
  now: string;
}

/** Buttons on the card. Offline, only the telephone works. */
export function MeetingButtons({ meeting, now }: ActsProps) {
  const { t } = useTexts();
  const connected = useOnline();
  const { online, location, overseer } = meeting;
  return (
    <>
      {connected && online && mayJoin(meeting.start, now) && (
        <ActionLink href={location}>{t('service:join')}</ActionLink>
      )}
      {connected && !online && (
        <ActionLink href={directionsTo(meeting)} variant="light">
          <IconMapPin aria-hidden="true" size={20} />
          {t('service:directions')}
        </ActionLink>
      )}
      {overseer && isSurePhone(overseer.phone) && (
        <ActionLink href={`tel:${overseer.phone}`} variant="default">
          <IconPhone aria-hidden="true" size={20} />
          {t('service:call')}
        </ActionLink>
      )}
    </>
  );
}

/** Icons in a row, each labelled with its meeting. */
export function MeetingIcons({ meeting, now }: ActsProps) {
  const { t } = useTexts();
  const connected = useOnline();
  const { online, location, overseer, label } = meeting;
  return (
    <span className={classes.acts}>
      {overseer && isSurePhone(overseer.phone) && (
        <a
          className={classes.act}
          href={`tel:${overseer.phone}`}
          aria-label={t('service:callOf', { name: overseer.full_name })}
        >
          <IconPhone aria-hidden="true" />
        </a>
      )}
      {connected && !online && (
        <a
          className={classes.act}
          href={directionsTo(meeting)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('service:directionsOf', { label })}
        >
          <IconMapPin aria-hidden="true" />
        </a>
      )}
      {connected && online && mayJoin(meeting.start, now) && (
        <ActionLink href={location} variant="light">
          {t('service:join')}
        </ActionLink>
      )}
    </span>
  );
}
