/** Visible e-mail and telephone links of a contact. */
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
            {/* A long address wraps before its domain. */}
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
