import type { shares as operations } from '@sheaf/contract/planning/shares/shares';
import { readLetterhead } from '#contexts/people/people.api';
import { tableReply } from '#contexts/planning/shares/duty-table.document';
import { readFairnessOf } from '#contexts/planning/shares/read-fairness';
import { paperDate } from '#platform/documents/paper-dates';
import type { Handler } from '#platform/handle';
import { say } from '#platform/texts';

/** X-FAIR-58. */
export async function exportFairness(call: Handler<typeof operations.exportFairness>) {
  const { name: congregation, lang } = await readLetterhead(call.tenant);
  const { from, to, people } = await readFairnessOf(call, call.query);
  const text = (key: string, values?: Record<string, string | number>): string =>
    say(lang, `shares:${key}`, values);
  const against = (difference: number): string => {
    if (difference === 0) return text('fair.even');
    return text(difference > 0 ? 'fair.more' : 'fair.fewer', { count: Math.abs(difference) });
  };
  return tableReply(call, {
    congregation,
    lang,
    title: text('fair.title'),
    line: [from, to].map((day) => paperDate(lang, day)).join(' – '),
    head: [text('person'), text('paper.duties'), text('even'), text('paper.against'), text('paper.wait')],
    rows: people.map(({ full_name, had, even, wait, is_new }) => [
      is_new ? `${full_name} (${text('fair.isNew')})` : full_name,
      String(had),
      String(even),
      against(had - even),
      wait === null ? '' : text('fair.wait', { count: wait.weeks, turn: wait.turn }),
    ]),
    none: text('fair.tooLittle'),
    isWide: false,
  });
}
