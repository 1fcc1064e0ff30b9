/** How somebody is written to and called, as far as that is shown. */
import { telephoneLink } from '@sheaf/rules/contact/telephone-link';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { PhoneNumber } from '#ui/phone-number.tsx';
import classes from './speakers.module.css';

export function Reach({ email, phone }: { email: string | null; phone: string | null }) {
  const link = phone === null ? null : telephoneLink(phone);
  return (
    <>
      {email && (
        <a className={classes.reach} href={`mailto:${email}`}>
          <IconMail aria-hidden="true" size={20} />
          <bdi>
            {/* One that is too long for its line breaks before its domain. */}
            {email.slice(0, email.indexOf('@') + 1)}
            <wbr />
            {email.slice(email.indexOf('@') + 1)}
          </bdi>
        </a>
      )}
      {phone && (
        <a className={classes.reach} href={link ?? undefined}>
          <IconPhone aria-hidden="true" size={20} />
          <PhoneNumber stored={phone} />
        </a>
      )}
    </>
  );
}
