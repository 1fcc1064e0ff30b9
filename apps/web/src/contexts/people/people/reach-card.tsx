/** Contact links and invite of a person. First on the record, because they are its most frequent use. */
import { isSurePhone } from '@sheaf/rules/contact/sure-phone';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconPhoneCheck from '@tabler/icons-react/dist/esm/icons/IconPhoneCheck.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useState } from 'react';
import { dayAgo } from '#platform/dates.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { Card } from '#ui/card.tsx';
import { CardBody } from '#ui/card-body.tsx';
import { Link } from '#ui/link.tsx';
import { InviteSheet } from './invite-sheet.tsx';
import classes from './people.module.css';
import type { PersonDetail } from './people.queries.ts';

/** Links that open other apps. */
function Channels({ phone, email }: Pick<PersonDetail, 'phone' | 'email'>) {
  const { t } = useTexts();
  return (
    <>
      {isSurePhone(phone) && (
        <a href={`tel:${phone}`} className={classes.channel}>
          <IconPhone aria-hidden="true" />
          {t('people:access.call')}
        </a>
      )}
      {isSurePhone(phone) && (
        <a href={`sms:${phone}`} className={classes.channel}>
          <IconMessage aria-hidden="true" />
          {t('people:access.text')}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={classes.channel}>
          <IconMail aria-hidden="true" />
          {t('people:access.email')}
        </a>
      )}
    </>
  );
}

export function ReachCard({ person }: { person: PersonDetail }) {
  const { t } = useTexts();
  const permits = usePermits();
  const [inviting, setInviting] = useState(false);
  return (
    <Card label={t('people:access.title')}>
      <CardBody>
        <p>
          {person.last_login
            ? t('people:access.lastSeen', { when: dayAgo(person.last_login) })
            : t('people:access.neverSeen')}
        </p>
        <div className={classes.channels}>
          <Channels phone={person.phone} email={person.email} />
          {person.phone && !isSurePhone(person.phone) && permits.has('settings.users.edit') && (
            <Link to="/settings/users/phones/" className={classes.channel}>
              <IconPhoneCheck aria-hidden="true" />
              {t('people:phones.check')}
            </Link>
          )}
          {permits.has('settings.users.send_login') && (
            <button type="button" className={classes.channel} onClick={() => setInviting(true)}>
              <IconSend aria-hidden="true" />
              {t('people:access.invite')}
            </button>
          )}
        </div>
      </CardBody>
      {inviting && <InviteSheet person={person} onClose={() => setInviting(false)} />}
    </Card>
  );
}
