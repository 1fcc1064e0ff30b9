/** Business name and phone of an address; one press calls the phone. */
import { telephoneLink } from '@sheaf/rules/contact/telephone-link';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { useTexts } from '#platform/texts.ts';
import classes from './address-detail.module.css';

export interface AddressDetailProps {
  /** Displayed form of the address. */
  address: string;
  name: string | null;
  phone: string | null;
}

export function AddressDetail({ address, name, phone }: AddressDetailProps) {
  const { t } = useTexts();
  const link = phone === null ? null : telephoneLink(phone);
  return (
    <span className={classes.detail}>
      {name && <bdi className={classes.name}>{name}</bdi>}
      {phone && !link && <bdi>{phone}</bdi>}
      {phone && link && (
        <a className={classes.phone} href={link} aria-label={t('addresses:call', { phone, address })}>
          <IconPhone aria-hidden="true" size={16} /> <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
    </span>
  );
}
