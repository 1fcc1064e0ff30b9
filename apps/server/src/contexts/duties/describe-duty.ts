import type { DutyRow } from '#contexts/duties/duties.store';
import type { Tenant } from '#platform/database/tenant';
import type { DutyText } from '#platform/duty-text-source';
import type { Platform } from '#platform/platform';
import { say } from '#platform/texts';

/** Description by the domain of the duty; without one, the kind of the duty. */
export async function describeDuty(
  tenant: Tenant,
  { registry }: Pick<Platform, 'registry'>,
  row: DutyRow,
  lang: string,
): Promise<DutyText> {
  for (const source of registry.dutyTexts) {
    const told = await source(tenant, row, lang);
    if (told) return told;
  }
  const what = say(lang, `duties:kind.${row.kind}`);
  const role = row.kind === 'helper' ? 'helper' : null;
  const nothing = { minutes: null, class: null, with: [], note: null, instead: null };
  return { what, role, from: row.starts_at, ...nothing };
}
