/** Last visits of visiting speakers. */
import { foldedText } from '../../text/folded-text.ts';

export interface Visit {
  /** Id in the directory; null if only the name was stored. */
  speaker_id: number | null;
  name: string;
  /** `2026-11-29`. */
  date: string;
  number: number;
}

/** Identifies a speaker by id, else by name. */
const keyOf = ({ speaker_id: id, name }: Pick<Visit, 'speaker_id' | 'name'>): string =>
  id === null ? `name ${foldedText(name)}` : `id ${id}`;

/** Last visit per speaker up to today; future visits are ignored. */
export function lastVisits(visits: readonly Visit[], today: string): Visit[] {
  const last = new Map<string, Visit>();
  for (const visit of visits) {
    if (visit.date > today) continue;
    const key = keyOf(visit);
    const known = last.get(key);
    if (!known || known.date < visit.date) last.set(key, visit);
  }
  return [...last.values()].sort((one, other) => one.name.localeCompare(other.name));
}

/** Also finds a visit stored by name only. */
export function visitOf(
  visits: readonly Visit[],
  speaker: { id: number; full_name: string },
): Visit | undefined {
  const keys = new Set([`id ${speaker.id}`, `name ${foldedText(speaker.full_name)}`]);
  return visits
    .filter((visit) => keys.has(keyOf(visit)))
    .sort((one, other) => other.date.localeCompare(one.date))[0];
}
