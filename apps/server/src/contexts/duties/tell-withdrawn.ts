/** Composes the notification that a person no longer has a duty (X-ACK-11). */
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import type { DutyFacts } from '#contexts/duties/answered-for';
import { withdrawnMail } from '#contexts/duties/duty-message';
import type { withdrawnDuties } from '#contexts/duties/withdrawn-duties.store';
import { readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import { sayPlain } from '#platform/texts';

export type WithdrawnDuty = Omit<Awaited<ReturnType<typeof withdrawnDuties.lock>>[number], 'facts'> & {
  facts: DutyFacts;
};

const names: ReadonlySet<string> = new Set(['part', 'helper']);

/** Title of the duty; its kind if it has none, or if the part was deleted before titles were stored. */
export function titleOfFacts({ kind, facts }: Pick<WithdrawnDuty, 'kind' | 'facts'>, lang: string): string {
  if (kind === 'conductor') return sayPlain(lang, 'duties:conducts', { place: String(facts.where ?? '') });
  if (kind === 'away-talk')
    return [sayPlain(lang, 'duties:kind.away-talk'), facts.what].filter(Boolean).join(', ');
  const named = names.has(kind) && facts.part !== null && facts.part !== meetingParts.encode('unlisted');
  const what =
    facts.what ?? sayPlain(lang, named ? `people:parts.name.${facts.part}` : `duties:kind.${kind}`);
  return kind === 'helper' ? sayPlain(lang, 'duties:helperOf', { part: what }) : what;
}

export async function writeWithdrawnMail(
  tenant: Tenant,
  row: WithdrawnDuty,
  { lang, first_name: name }: { lang: string; first_name: string },
) {
  const { name: congregation, time_format: timeFormat } = await readLetterhead(tenant);
  const { date, time } = row.facts;
  const told = { what: titleOfFacts(row, lang), time };
  return withdrawnMail({ date, name, congregation, timeFormat, lang }, told);
}
