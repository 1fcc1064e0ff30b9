/**
 * Parses the telephone numbers of a speaker table in the country of each congregation, or in the own country
 * if it is unknown (SPKR-R14).
 */
import type { DirectoryLine, RowProblem } from '@sheaf/rules/meetings/speakers-import/read-rows';
import { foldedText } from '@sheaf/rules/text/folded-text';
import type { importedSpeakers } from '#contexts/meetings/speakers/speakers.api';
import { storedPhone } from '#contexts/people/people.api';

type StoredSpeakers = Awaited<ReturnType<typeof importedSpeakers.here>>;

interface Countries {
  /** Country code of the own congregation. */
  home: string | null;
  /** Country codes by country id. */
  codes: ReadonlyMap<number, string>;
}

/** Returns the lines without unreadable numbers, and lists these as cells. */
export function readPhones(
  lines: readonly DirectoryLine[],
  here: StoredSpeakers,
  { home, codes }: Countries,
): { lines: DirectoryLine[]; cells: RowProblem[] } {
  const countries = new Map(
    here.filter(({ kept }) => kept).map((one) => [foldedText(one.name), codes.get(one.country_id ?? 0)]),
  );
  const cells: RowProblem[] = [];
  const read = lines.map(({ line, congregation, speaker }) => {
    const country = countries.get(foldedText(congregation.name)) ?? home;
    const phoneOf = (typed: string | null): string | null => {
      const phone = storedPhone(typed, country);
      if (phone === undefined) cells.push({ line, reason: 'phone-unreadable', text: typed! });
      return phone ?? null;
    };
    return {
      line,
      congregation: { ...congregation, contact_phone: phoneOf(congregation.contact_phone) },
      speaker: speaker && { ...speaker, phone: phoneOf(speaker.phone) },
    };
  });
  return { lines: read, cells };
}
