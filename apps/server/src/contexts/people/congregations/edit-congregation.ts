/** SETTINGS-C1: changes the given fields, validates related ones together, and leaves the rest unchanged. */

import type { congregations as operations } from '@sheaf/contract/people/congregations/congregations';
import {
  composeModules,
  type Modules,
  type ModulesChange,
  settingsParts,
} from '@sheaf/contract/settings-parts';
import { wrongInBanner } from '@sheaf/rules/dashboard/dashboard/banner-settings';
import { expiredAddresses } from '@sheaf/rules/people/congregations/setting-kinds';
import { wrongInMailing } from '@sheaf/rules/people/congregations/settings';
import { changedFields } from '@sheaf/rules/people/congregations/settings-part';
import { type SmsAccountEffect, smsAccountAfter } from '@sheaf/rules/people/congregations/sms-account';
import {
  type CongregationRow,
  congregations,
  named,
} from '#contexts/people/congregations/congregations.store';
import { presentCongregation } from '#contexts/people/congregations/present-congregation';
import { settings } from '#contexts/people/congregations/settings.store';
import { mayNamePerson } from '#contexts/people/people/held-people.api';
import { assertAsShown } from '#platform/as-shown';
import type { Handler } from '#platform/handle';
import { balances } from '#platform/outbox/balance.store';

type Call = Handler<typeof operations.editCongregation>;
type SettingsValues = Omit<CongregationRow, 'id' | 'version'>;

/** `reporting` and the names of the carts module are older spellings (SETTINGS-O2, CF-9). */
function changeOf({ body }: Call): ModulesChange {
  const { reporting, cart_booking, cart_booking_advance: booking_advance, modules = {} } = body;
  return {
    ...modules,
    field_service_reports: { on: reporting, ...modules.field_service_reports },
    cart_calendar: { cart_booking, booking_advance, ...modules.cart_calendar },
  };
}

const savedParts = (call: Call): ReadonlySet<string> =>
  new Set(
    Object.entries(changeOf(call))
      .filter(([, change]) => change !== undefined)
      .map(([name]) => name),
  );

async function changeModules(call: Call): Promise<Modules> {
  const change: Record<string, object | undefined> = changeOf(call);
  const now = new Map<string, object>(Object.entries(composeModules(await settings.all(call.tenant))));
  for (const part of settingsParts) {
    const changed = changedFields(now.get(part.name) ?? {}, change[part.name] ?? {});
    await settings.change(call.tenant, part, changed);
  }
  return composeModules(await settings.all(call.tenant));
}

/** `reporting` is written only if the change names it in one of its two spellings. */
function valuesAfter({ body }: Call, row: CongregationRow): SettingsValues {
  const { id: _id, version: _version, ...was } = row;
  const given = Object.entries(body).filter(([name, value]) => name in was && value !== undefined);
  const reporting = body.modules?.field_service_reports?.on ?? body.reporting ?? was.reporting;
  return { ...was, ...Object.fromEntries(given), reporting };
}

async function checkPlace(call: Call, values: SettingsValues, row: CongregationRow): Promise<void> {
  const { tenant } = call;
  const { country_id: country, region_id: region, timezone_id: zone } = values;
  if (country !== null && !(await named.country(tenant, country)))
    call.invalid({ country_id: ['no-such-country'] });
  const found = region === null ? null : await named.region(tenant, region);
  if (found === undefined) call.invalid({ region_id: ['no-such-region'] });
  if (found && found.country_id !== country) call.invalid({ region_id: ['region-elsewhere'] });
  if (zone !== row.timezone_id && !(await named.timeZone(tenant, zone)))
    call.invalid({ timezone_id: ['no-such-time-zone'] });
}

/** MSG-S3: an active banner has a heading and a text. */
function checkBanner({ invalid }: Call, { banner_notification: banner }: Modules): void {
  const wrong = wrongInBanner(banner);
  if (wrong.length > 0)
    invalid(Object.fromEntries(wrong.map((field) => [`modules.banner_notification.${field}`, ['required']])));
}

/** Checks only people in the change: a stored person who has left does not block other changes. */
async function checkPeople({ tenant, body, invalid }: Call): Promise<void> {
  const accounts = body.accounts_pub ?? null;
  if (accounts !== null && !(await mayNamePerson(tenant, accounts)))
    invalid({ accounts_pub: ['no-such-person'] });
  const coordinator = body.modules?.meeting_schedule?.ptc ?? null;
  if (coordinator !== null && !(await mayNamePerson(tenant, coordinator)))
    invalid({ 'modules.meeting_schedule.ptc': ['no-such-person'] });
  const conductor = body.modules?.meeting_schedule?.wt_conductor ?? null;
  if (conductor !== null && !(await mayNamePerson(tenant, conductor)))
    invalid({ 'modules.meeting_schedule.wt_conductor': ['no-such-person'] });
}

async function smsAccountOf(
  { tenant, body, invalid }: Call,
  row: CongregationRow,
): Promise<SmsAccountEffect> {
  const account = smsAccountAfter(
    { user: body.sms_user, password: body.sms_pass },
    { user: row.sms_user, hasPassword: await congregations.hasSmsPassword(tenant) },
  );
  return 'wrong' in account ? invalid({ [account.wrong.field]: [account.wrong.code] }) : account.effect;
}

export async function editCongregation(call: Call) {
  const { tenant, actor, body, platform } = call;
  const { currency } = platform.settings;
  const row = await congregations.lock(tenant);
  const viewer = { actor, balanceCents: await balances.read(tenant), currency };
  if (body.version !== undefined && body.version !== row.version)
    return call.stale(presentCongregation(row, composeModules(await settings.all(tenant)), viewer));
  assertAsShown(call, call.told ?? {}, { id: row.id });
  const values = valuesAfter(call, row);
  const wrong = wrongInMailing({
    expired: expiredAddresses.decode(values.expired_addresses),
    email_addresses_to: values.email_addresses_to,
  });
  if (wrong) call.invalid({ [wrong.field]: [wrong.code] });
  await checkPlace(call, values, row);
  await checkPeople(call);
  const account = await smsAccountOf(call, row);
  const before = composeModules(await settings.all(tenant));
  const modules = await changeModules(call);
  if (body.modules?.banner_notification) checkBanner(call, modules);
  const edited = await congregations.edit(tenant, { ...values, ...account });
  const parts = savedParts(call);
  for (const follow of call.platform.registry.settingsSaved)
    await follow(tenant, parts, { before, now: call.now });
  return presentCongregation(edited, modules, viewer);
}
