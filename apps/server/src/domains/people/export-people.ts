import type { people } from '@sheaf/contract/people';
import { type FilePerson, fileColumns, personRow } from '@sheaf/rules/people/people-file';
import papaparse from 'papaparse';
import { peopleFiles } from '#domains/people/people-files.store';
import { FileReply, type Handler } from '#platform/handle';

/** X-MIGRATE: what a spreadsheet would take for a formula is made text. A number with its + is none, and stays as it is. */
export async function exportPeople(call: Handler<typeof people.exportPeople>): Promise<FileReply> {
  const rows = await peopleFiles.all(call.tenant);
  const data = rows.map((row) => personRow({ ...row, group_id: null } as FilePerson));
  const csv = papaparse.unparse(
    { fields: [...fileColumns], data },
    { escapeFormulae: /^[=@\t\r]|^[+-](?!\d+$)/ },
  );
  return new FileReply(Buffer.from(`\uFEFF${csv}\r\n`), 'text/csv; charset=utf-8', false);
}
