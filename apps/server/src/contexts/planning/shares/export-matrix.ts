import type { shares as operations } from '@sheaf/contract/planning/shares/shares';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { readLetterhead, readToday } from '#contexts/people/people.api';
import { tableReply } from '#contexts/planning/shares/duty-table.document';
import { readMatrixOf } from '#contexts/planning/shares/read-matrix';
import { paperDate } from '#platform/documents/paper-dates';
import type { Handler } from '#platform/handle';
import { shortDay } from '#platform/spoken-day';
import { say } from '#platform/texts';

/** Weeks of a paper without a last day. */
const usualWeeks = 13;

type Matrix = Awaited<ReturnType<typeof readMatrixOf>>;

function kindText(lang: string, { kind, meeting_part_type: part, label }: Matrix['kinds'][number]): string {
  if (label !== null) return label;
  return part === null
    ? say(lang, `duties:kind.${kind}`)
    : say(lang, `people:parts.name.${meetingParts.encode(meetingParts.decode(part))}`);
}

/** Texts of the weeks of a person: duties, then days away. */
function cellsOf(lang: string, { weeks, kinds }: Matrix, { duties, away }: Matrix['people'][number]) {
  const cells = Array.from({ length: weeks }, (): string[] => []);
  for (let at = 0; at < duties.length; at += 2)
    cells[Math.floor(duties[at]! / 7)]?.push(kindText(lang, kinds[duties[at + 1]!]!));
  for (const [first, last] of away)
    for (let week = Math.floor(first! / 7); week <= Math.floor(last! / 7); week += 1)
      cells[week]?.push(say(lang, 'shares:away'));
  return cells.map((texts) => texts.join('; '));
}

/** X-FAIR-58. */
export async function exportMatrix(call: Handler<typeof operations.exportMatrix>) {
  const { tenant, query, now } = call;
  const { name: congregation, lang } = await readLetterhead(tenant);
  const from = query.from ?? (await readToday(tenant, now));
  const to = query.to ?? addDays(from, 7 * (usualWeeks - 1));
  const matrix = await readMatrixOf(call, { ...query, from, to });
  const { weeks, people } = matrix;
  const mondays = Array.from({ length: weeks }, (_, week) => addDays(matrix.from, 7 * week));
  return tableReply(call, {
    congregation,
    lang,
    title: say(lang, 'shares:title'),
    line: [matrix.from, addDays(matrix.from, 7 * weeks - 1)].map((day) => paperDate(lang, day)).join(' – '),
    head: [
      say(lang, 'shares:person'),
      ...mondays.map((day) => shortDay(lang, day)),
      say(lang, 'shares:paper.duties'),
      say(lang, 'shares:fair.even'),
    ],
    rows: people.map((person) => [
      person.full_name,
      ...cellsOf(lang, matrix, person),
      String(person.duties.length / 2),
      String(person.even),
    ]),
    none: say(lang, 'shares:noDuties'),
    isWide: true,
  });
}
