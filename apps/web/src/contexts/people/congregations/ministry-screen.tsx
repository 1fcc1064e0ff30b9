/** Form with the settings of maps, addresses, carts and reports (SETTINGS-S2). */
import { cartBookings } from '@sheaf/rules/carts/settings';
import { monthName } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { AddressFields, CartFields, MapFields, ReportFields } from './ministry-fields.tsx';
import { type Ministry, ministryValues } from './ministry-values.ts';
import { SettingsForm } from './settings-form.tsx';

/** An empty number field is sent as 0. */
const bodyOf = ({ start_month, ...values }: Ministry) => ({
  ...values,
  modules: { field_service_reports: { start_month: start_month || null } },
  assigned_map_cutoff: values.assigned_map_cutoff ?? 0,
  stagnant_map_threshold: values.stagnant_map_threshold ?? 0,
  address_option_limit: values.address_option_limit ?? 0,
  address_attempts: values.address_attempts ?? 0,
  address_timeout: values.address_timeout ?? 0,
  cart_booking_advance: values.cart_booking_advance ?? 0,
});

const fieldOf = (name: string): string => name.replace('modules.field_service_reports.', '');

function useTellMinistry() {
  const { t } = useTexts();
  const yes = (on: boolean): string => (on ? '✓' : '');
  const number = (value: number | null): string => String(value ?? 0);
  return (values: Ministry) => [
    { label: t('congregations:ministry.cutoff'), value: number(values.assigned_map_cutoff) },
    { label: t('congregations:ministry.stagnant'), value: number(values.stagnant_map_threshold) },
    { label: t('congregations:ministry.letters'), value: yes(values.blocks_as_letters) },
    { label: t('congregations:ministry.optionLimit'), value: number(values.address_option_limit) },
    { label: t('congregations:ministry.attempts'), value: number(values.address_attempts) },
    { label: t('congregations:ministry.timeout'), value: number(values.address_timeout) },
    {
      label: t('congregations:ministry.expired'),
      value: t(`congregations:ministry.expired${values.expired_addresses}`),
    },
    { label: t('congregations:ministry.mailTo'), value: values.email_addresses_to },
    { label: t('congregations:ministry.showDate'), value: yes(values.show_address_date) },
    {
      label: t('congregations:ministry.booking'),
      value: yes(cartBookings.decode(values.cart_booking) === 'publishers'),
    },
    { label: t('congregations:ministry.weeks'), value: number(values.cart_booking_advance) },
    { label: t('congregations:ministry.reporting'), value: yes(values.reporting) },
    {
      label: t('congregations:ministry.startMonth'),
      value: values.start_month && monthName(values.start_month.slice(0, 7), 'long'),
    },
  ];
}

export function MinistryScreen() {
  const { t } = useTexts();
  return (
    <SettingsForm
      title={t('congregations:ministry.title')}
      valuesOf={ministryValues}
      bodyOf={bodyOf}
      fieldOf={fieldOf}
      tell={useTellMinistry()}
    >
      {(form) => (
        <>
          <MapFields form={form} />
          <AddressFields form={form} />
          <CartFields form={form} />
          <ReportFields form={form} />
        </>
      )}
    </SettingsForm>
  );
}
