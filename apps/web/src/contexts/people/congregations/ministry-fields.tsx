import { cartBookings } from '@sheaf/rules/carts/settings';
import { expiredAddresses } from '@sheaf/rules/people/congregations/setting-kinds';
import { asksForRecipient } from '@sheaf/rules/people/congregations/settings';
import { useTexts } from '#platform/texts.ts';
import { DateField } from '#ui/form/date-field.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { RecordFormState } from '#ui/form/use-record-form.ts';
import { SwitchRow } from '#ui/switch-row.tsx';
import type { Ministry } from './ministry-values.ts';
import { SettingsSection } from './settings-section.tsx';

type Form = RecordFormState<Ministry>;

export function MapFields({ form }: { form: Form }) {
  const { t } = useTexts();
  return (
    <SettingsSection title={t('congregations:ministry.maps')}>
      <NumberField
        {...form.field('assigned_map_cutoff')}
        label={t('congregations:ministry.cutoff')}
        description={t('congregations:ministry.cutoffText')}
      />
      <NumberField
        {...form.field('stagnant_map_threshold')}
        label={t('congregations:ministry.stagnant')}
        description={t('congregations:ministry.stagnantText')}
      />
      <SwitchRow
        label={t('congregations:ministry.letters')}
        checked={form.values.blocks_as_letters}
        onChange={(event) => form.set({ blocks_as_letters: event.currentTarget.checked })}
      />
    </SettingsSection>
  );
}

function ExpiryFields({ form }: { form: Form }) {
  const { t } = useTexts();
  return (
    <>
      <SelectField
        {...form.field('expired_addresses')}
        label={t('congregations:ministry.expired')}
        choices={expiredAddresses.codes.map((value) => ({
          value,
          label: t(`congregations:ministry.expired${value}`),
        }))}
      />
      {asksForRecipient(expiredAddresses.decode(form.values.expired_addresses)) && (
        <TextField
          {...form.field('email_addresses_to')}
          label={t('congregations:ministry.mailTo')}
          type="email"
        />
      )}
    </>
  );
}

export function AddressFields({ form }: { form: Form }) {
  const { t } = useTexts();
  return (
    <SettingsSection title={t('congregations:ministry.addresses')}>
      <NumberField {...form.field('address_option_limit')} label={t('congregations:ministry.optionLimit')} />
      <NumberField
        {...form.field('address_attempts')}
        label={t('congregations:ministry.attempts')}
        description={t('congregations:ministry.attemptsText')}
      />
      <NumberField
        {...form.field('address_timeout')}
        label={t('congregations:ministry.timeout')}
        description={t('congregations:ministry.timeoutText')}
      />
      <ExpiryFields form={form} />
      <SwitchRow
        label={t('congregations:ministry.showDate')}
        checked={form.values.show_address_date}
        onChange={(event) => form.set({ show_address_date: event.currentTarget.checked })}
      />
    </SettingsSection>
  );
}

export function CartFields({ form }: { form: Form }) {
  const { t } = useTexts();
  const weeks = form.field('cart_booking_advance');
  return (
    <SettingsSection title={t('congregations:ministry.carts')}>
      <SwitchRow
        label={t('congregations:ministry.booking')}
        checked={cartBookings.decode(form.values.cart_booking) === 'publishers'}
        onChange={(event) =>
          form.set({
            cart_booking: cartBookings.encode(event.currentTarget.checked ? 'publishers' : 'administrators'),
          })
        }
      />
      <NumberField
        {...weeks}
        label={t('congregations:ministry.weeks')}
        description={t(weeks.value ? 'congregations:ministry.weeksText' : 'congregations:ministry.weeksNone')}
      />
    </SettingsSection>
  );
}

export function ReportFields({ form }: { form: Form }) {
  const { t } = useTexts();
  return (
    <SettingsSection title={t('congregations:ministry.reports')}>
      <SwitchRow
        label={t('congregations:ministry.reporting')}
        checked={form.values.reporting}
        onChange={(event) => form.set({ reporting: event.currentTarget.checked })}
      />
      <DateField
        {...form.field('start_month')}
        label={t('congregations:ministry.startMonth')}
        description={t('congregations:ministry.startMonthText')}
      />
    </SettingsSection>
  );
}
