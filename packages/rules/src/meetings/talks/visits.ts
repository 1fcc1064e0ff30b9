/** When visiting speakers were last here. */
import { foldedText } from '../../text/folded-text.ts';

export interface Visit {
  /** Of the directory; null where only the name was kept. */
  speaker_id: number | null;
  name: string;
  /** `2026-11-29`. */
  date: string;
  number: number;
}

/** One and the same: by number, else by name. */
const keyOf = ({ speaker_id: id, name }: Pick<Visit, 'speaker_id' | 'name'>): string =>
  id === null ? `name ${foldedText(name)}` : `id ${id}`;

/** The last visit of each up to today; what is still to come was no visit. */
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

/** Also one of whom only the name was kept. */
export function visitOf(
  visits: readonly Visit[],
  speaker: { id: number; full_name: string },
): Visit | undefined {
  const keys = new Set([`id ${speaker.id}`, `name ${foldedText(speaker.full_name)}`]);
  return visits
    .filter((visit) => keys.has(keyOf(visit)))
    .sort((one, other) => other.date.localeCompare(one.date))[0];
}
