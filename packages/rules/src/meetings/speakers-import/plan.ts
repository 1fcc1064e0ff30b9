/** Plans the import of a speaker file; existing entries stay unchanged (SPKR-I3). */
import { foldedText } from '../../text/folded-text.ts';
import { namesInOrder } from '../../text/names-in-order.ts';
import type { DirectoryLine, FileCongregation, FileSpeaker, RowProblem } from './read-rows.ts';

/** Above the size of any country. */
export const mostImportedRows = 20_000;

export interface KnownCongregation {
  id: number;
  name: string;
  /** Maintained by hand; otherwise the congregation shares itself and is never written. */
  kept: boolean;
  speakers: readonly string[];
}

export interface PlannedCongregation {
  /** Null for a new one. */
  id: number | null;
  congregation: FileCongregation;
  speakers: FileSpeaker[];
}

export interface DirectoryPlan {
  congregations: PlannedCongregation[];
  /** Speakers that already exist or are repeated in the file. */
  known: number;
  problems: RowProblem[];
}

const key = (name: string): string => foldedText(name);

/** `Kent, Clark` and `Clark Kent` have the same key. */
const speakerKey = (name: string): string => foldedText(namesInOrder(name));

/** If two have the same name, the one maintained by hand is used. */
function knownByName(known: readonly KnownCongregation[]): Map<string, KnownCongregation> {
  const found = new Map<string, KnownCongregation>();
  for (const one of [...known].sort((a, b) => Number(a.kept) - Number(b.kept))) found.set(key(one.name), one);
  return found;
}

export function planDirectory(
  lines: readonly DirectoryLine[],
  here: readonly KnownCongregation[],
): DirectoryPlan {
  const known = knownByName(here);
  const planned = new Map<string, PlannedCongregation & { names: Set<string> }>();
  const plan: DirectoryPlan = { congregations: [], known: 0, problems: [] };
  for (const { line, congregation, speaker } of lines) {
    const name = key(congregation.name);
    const found = known.get(name);
    if (found && !found.kept) {
      plan.problems.push({ line, reason: 'congregation-shows-itself', text: congregation.name });
      continue;
    }
    const into = planned.get(name) ?? {
      id: found?.id ?? null,
      congregation,
      speakers: [],
      names: new Set((found?.speakers ?? []).map(speakerKey)),
    };
    planned.set(name, into);
    if (!speaker) continue;
    if (into.names.has(speakerKey(speaker.full_name))) plan.known += 1;
    else into.speakers.push(speaker);
    into.names.add(speakerKey(speaker.full_name));
  }
  plan.congregations = [...planned.values()]
    .filter(({ id, speakers }) => id === null || speakers.length > 0)
    .map(({ names: _, ...one }) => one);
  return plan;
}

export interface SpeakerImportCounts {
  congregations: number;
  speakers: number;
  given: number;
  /** Already existing. */
  known: number;
  problems: number;
}

export const countDirectory = ({ congregations, known, problems }: DirectoryPlan): SpeakerImportCounts => ({
  congregations: congregations.filter(({ id }) => id === null).length,
  speakers: congregations.reduce((sum, { speakers }) => sum + speakers.length, 0),
  given: 0,
  known,
  problems: problems.length,
});

export const bringsNothing = ({ congregations, speakers, given }: SpeakerImportCounts): boolean =>
  congregations + speakers + given === 0;
