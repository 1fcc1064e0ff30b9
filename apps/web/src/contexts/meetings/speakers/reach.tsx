/** Visible e-mail address and telephone number of a speaker or contact, as links. */
import { isSurePhone } from '@sheaf/rules/contact/sure-phone';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { useTexts } from '#platform/texts.ts';
import { PhoneNumber } from '#ui/phone-number.tsx';
import classes from './speakers.module.css';

export function Reach({ email, phone }: { email: string | null; phone: string | null }) {
  const { t } = useTexts();
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
      {isSurePhone(phone) && (
        <a className={classes.reach} href={`tel:${phone}`}>
          <IconPhone aria-hidden="true" size={20} />
          <PhoneNumber stored={phone} />
        </a>
      )}
      {phone && !isSurePhone(phone) && (
        <span className={classes.reach}>
          <IconPhone aria-hidden="true" size={20} />
          <PhoneNumber stored={phone} />
          {t('speakers:form.phoneUnsure')}
        </span>
      )}
    </>
  );
}
