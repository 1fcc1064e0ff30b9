import type { tasks as operations } from '@sheaf/contract/tasks/tasks';
import { printSpan } from '@sheaf/rules/meetings/meetings/print-span';
import { readLetterhead, readToday } from '#contexts/people/people.api';
import { helperSheets } from '#contexts/tasks/helper-sheets.store';
import { readSlots } from '#contexts/tasks/slot-terms';
import { taskSlots } from '#contexts/tasks/task-slots.store';
import { tasksPaper } from '#contexts/tasks/tasks.document';
import { pdfReply } from '#platform/documents/documents';
import { paperDate } from '#platform/documents/paper-dates';
import type { Handler } from '#platform/handle';
import { say } from '#platform/texts';

/** X-TASKS-11. */
export async function printTasks(call: Handler<typeof operations.printTasks>) {
  const { tenant, query, now } = call;
  const letterhead = await readLetterhead(tenant);
  const { lang } = letterhead;
  if (query.sheet !== undefined) {
    const sheet = (await helperSheets.list(tenant)).find(({ id }) => id === query.sheet);
    if (!sheet) return call.missing();
    const slots = await readSlots(tenant, await taskSlots.ofSheet(tenant, sheet.id));
    const line =
      sheet.closes_on === null
        ? ''
        : say(lang, 'tasks:paper.until', { date: paperDate(lang, sheet.closes_on) });
    return pdfReply(call, tasksPaper({ slots, title: sheet.label, line, note: sheet.note }, letterhead));
  }
  const asked = query.month === undefined ? {} : { from: `${query.month.slice(0, 7)}-01` };
  const { from, to } = printSpan(asked, await readToday(tenant, now));
  const rows = (await taskSlots.between(tenant, from, to)).filter(({ state }) => state !== 'skipped');
  const line = say(lang, 'tasks:paper.span', { from: paperDate(lang, from), to: paperDate(lang, to) });
  const title = say(lang, 'tasks:title');
  return pdfReply(
    call,
    tasksPaper({ slots: await readSlots(tenant, rows), title, line, note: null }, letterhead),
  );
}
