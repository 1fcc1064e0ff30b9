/** SETTINGS-S2: how maps, addresses, carts and reports are handled. */
import { NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { asksForRecipient } from '@sheaf/rules/congregations/settings';
import { useTexts } from '../../platform/texts.ts';
import { SwitchRow } from '../../ui/switch-row.tsx';
import type { Settings } from './congregations.queries.ts';
import { CountField } from './count-field.tsx';
import { type FieldsProps, SettingsForm } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';

const ministryOf = (settings: Settings) => ({
  assigned_map_cutoff: settings.assigned_map_cutoff,
  stagnant_map_threshold: settings.stagnant_map_threshold,
  blocks_as_letters: settings.blocks_as_letters,
  address_option_limit: settings.address_option_limit,
  address_attempts: settings.address_attempts,
  address_timeout: settings.address_timeout,
  expired_addresses: settings.expired_addresses,
  email_addresses_to: settings.email_addresses_to ?? '',
  show_address_date: settings.show_address_date,
  reporting: settings.reporting,
  cart_booking: settings.cart_booking,
  cart_booking_advance: settings.cart_booking_advance,
});

type Ministry = ReturnType<typeof ministryOf>;

function MapFields({ entry, change, errorOf }: FieldsProps<Ministry>) {
  const { t } = useTexts();
  return (
    <SettingsSection title={t('congregations:ministry.maps')}>
      <CountField
        label={t('congregations:ministry.cutoff')}
        description={t('congregations:ministry.cutoffText')}
        value={entry.assigned_map_cutoff}
        max={3650}
        onChange={(assigned_map_cutoff) => change({ assigned_map_cutoff })}
        error={errorOf('assigned_map_cutoff')}
      />
      <CountField
        label={t('congregations:ministry.stagnant')}
        description={t('congregations:ministry.stagnantText')}
        value={entry.stagnant_map_threshold}
        max={3650}
        onChange={(stagnant_map_threshold) => change({ stagnant_map_threshold })}
        error={errorOf('stagnant_map_threshold')}
      />
      <SwitchRow
        label={t('congregations:ministry.letters')}
        checked={entry.blocks_as_letters}
        onChange={(event) => change({ blocks_as_letters: event.currentTarget.checked })}
      />
    </SettingsSection>
  );
}

function ExpiryFields({ entry, change, errorOf }: FieldsProps<Ministry>) {
  const { t } = useTexts();
  return (
    <>
      <NativeSelect
        label={t('congregations:ministry.expired')}
        value={String(entry.expired_addresses)}
        onChange={(event) => change({ expired_addresses: Number(event.currentTarget.value) })}
        data={[
          { value: '0', label: t('congregations:ministry.expired0') },
          { value: '1', label: t('congregations:ministry.expired1') },
        ]}
        error={errorOf('expired_addresses')}
      />
      {asksForRecipient(entry) && (
        <TextInput
          type="email"
          label={t('congregations:ministry.mailTo')}
          value={entry.email_addresses_to}
          maxLength={190}
          onChange={(event) => change({ email_addresses_to: event.currentTarget.value })}
          error={errorOf('email_addresses_to')}
        />
      )}
    </>
  );
}

function AddressFields(fields: FieldsProps<Ministry>) {
  const { t } = useTexts();
  const { entry, change, errorOf } = fields;
  return (
    <SettingsSection title={t('congregations:ministry.addresses')}>
      <CountField
        label={t('congregations:ministry.optionLimit')}
        value={entry.address_option_limit}
        min={1}
        max={50}
        onChange={(address_option_limit) => change({ address_option_limit })}
        error={errorOf('address_option_limit')}
      />
      <CountField
        label={t('congregations:ministry.attempts')}
        description={t('congregations:ministry.attemptsText')}
        value={entry.address_attempts}
        max={50}
        onChange={(address_attempts) => change({ address_attempts })}
        error={errorOf('address_attempts')}
      />
      <CountField
        label={t('congregations:ministry.timeout')}
        description={t('congregations:ministry.timeoutText')}
        value={entry.address_timeout}
        max={3650}
        onChange={(address_timeout) => change({ address_timeout })}
        error={errorOf('address_timeout')}
      />
      <ExpiryFields {...fields} />
      <SwitchRow
        label={t('congregations:ministry.showDate')}
        checked={entry.show_address_date}
        onChange={(event) => change({ show_address_date: event.currentTarget.checked })}
      />
    </SettingsSection>
  );
}

function CartFields({ entry, change, errorOf }: FieldsProps<Ministry>) {
  const { t } = useTexts();
  const unlimited = entry.cart_booking_advance === 0;
  return (
    <SettingsSection title={t('congregations:ministry.carts')}>
      <SwitchRow
        label={t('congregations:ministry.booking')}
        checked={entry.cart_booking === 1}
        onChange={(event) => change({ cart_booking: event.currentTarget.checked ? 1 : 0 })}
      />
      <CountField
        label={t('congregations:ministry.weeks')}
        description={t(`congregations:ministry.${unlimited ? 'weeksNone' : 'weeksText'}`)}
        value={entry.cart_booking_advance}
        max={52}
        onChange={(cart_booking_advance) => change({ cart_booking_advance })}
        error={errorOf('cart_booking_advance')}
      />
    </SettingsSection>
  );
}

export function MinistryScreen() {
  const { t } = useTexts();
  return (
    <SettingsForm title={t('congregations:ministry.title')} entryOf={ministryOf} bodyOf={(entry) => entry}>
      {(fields) => (
        <>
          <MapFields {...fields} />
          <AddressFields {...fields} />
          <CartFields {...fields} />
          <SettingsSection title={t('congregations:ministry.reports')}>
            <SwitchRow
              label={t('congregations:ministry.reporting')}
              checked={fields.entry.reporting}
              onChange={(event) => fields.change({ reporting: event.currentTarget.checked })}
            />
          </SettingsSection>
        </>
      )}
    </SettingsForm>
  );
}
