import type { shares as operations } from '@sheaf/contract/planning/shares/shares';
import { readLetterhead } from '#contexts/people/people.api';
import { tableReply } from '#contexts/planning/shares/duty-table.document';
import { readHistoryOf } from '#contexts/planning/shares/list-history';
import { paperDate } from '#platform/documents/paper-dates';
import type { Handler } from '#platform/handle';
import { say } from '#platform/texts';

/** The newest duties of a paper. */
const mostRows = 200;

/** X-FAIR-58. */
export async function exportHistory(call: Handler<typeof operations.exportHistory>) {
  const { name: congregation, lang } = await readLetterhead(call.tenant);
  const { full_name, duties } = await readHistoryOf(call, { ...call.query, limit: mostRows });
  const days = duties.map(({ date }) => date);
  return tableReply(call, {
    congregation,
    lang,
    title: `${say(lang, 'shares:history.title')}: ${full_name}`,
    line: days.length === 0 ? '' : [days.at(-1)!, days[0]!].map((day) => paperDate(lang, day)).join(' – '),
    head: ['date', 'duty', 'with'].map((column) => say(lang, `shares:paper.${column}`)),
    rows: duties.map(({ date, kind, title, with: partners }) => [
      paperDate(lang, date),
      title ?? say(lang, `duties:kind.${kind}`),
      partners.join(', '),
    ]),
    none: say(lang, 'shares:history.none'),
    isWide: false,
  });
}
