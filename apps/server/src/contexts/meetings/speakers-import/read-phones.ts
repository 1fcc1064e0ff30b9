/** Telephone numbers of a table of speakers, each read in the country of its congregation, else of the own one (SPKR-R14). */
import type { DirectoryLine, RowProblem } from '@sheaf/rules/meetings/speakers-import/read-rows';
import { foldedText } from '@sheaf/rules/text/folded-text';
import type { importedSpeakers } from '#contexts/meetings/speakers/speakers.api';
import { storedPhone } from '#contexts/people/people.api';

type Known = Awaited<ReturnType<typeof importedSpeakers.here>>;

interface Countries {
  /** Of the own congregation. */
  home: string | null;
  /** The codes by their numbers. */
  codes: ReadonlyMap<number, string>;
}

/** @returns the lines without the cells that are no number, which are named. */
export function readPhones(
  lines: readonly DirectoryLine[],
  here: Known,
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
