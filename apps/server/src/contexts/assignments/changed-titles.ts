/** Titles of the known and the current version of a duty, which differ wherever the versions do (X-ACK-9). */
import { listedParts } from '@sheaf/rules/people/people/qualification';
import { type DutyFacts, titleOfFacts } from '#contexts/duties/duties.api';
import { className } from '#contexts/meetings/meetings.api';
import { say, sayPlain } from '#platform/texts';

type DutyKind = Parameters<typeof titleOfFacts>[0]['kind'];

interface Versions {
  kind: DutyKind;
  was: DutyFacts;
  now: DutyFacts;
}

/** Kinds whose facts contain no complete title. */
const placed: ReadonlySet<DutyKind> = new Set<DutyKind>(['conductor', 'away-talk']);
const listed: ReadonlySet<number> = new Set(listedParts);

/** @param untitled title of a duty whose facts contain none, such as a prayer. */
export function changedTitles(
  { kind, was, now }: Versions,
  untitled: string,
  lang: string,
): { was_what: string; what: string } {
  const titleOf = (facts: DutyFacts, other: DutyFacts): string => {
    const hasTitle = placed.has(kind) || facts.what !== null;
    const title = hasTitle ? titleOfFacts({ kind, facts }, lang) : untitled;
    const details = [
      facts.what !== null &&
        facts.part !== other.part &&
        facts.part !== null &&
        listed.has(facts.part) &&
        sayPlain(lang, `people:parts.name.${facts.part}`),
      facts.hall !== other.hall && className(lang, facts.hall, say),
    ].filter((detail) => detail !== false);
    return details.length === 0
      ? title
      : sayPlain(lang, 'answers:changed.titled', { title, details: details.join(', ') });
  };
  return { was_what: titleOf(was, now), what: titleOf(now, was) };
}
