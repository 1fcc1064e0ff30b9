import type { peopleImport } from '@sheaf/contract/people/people-import/people-import';
import { writeCsv } from '@sheaf/rules/files/csv';
import { fileColumns } from '@sheaf/rules/people/people-import/columns';
import { type FilePerson, personRow } from '@sheaf/rules/people/people-import/person-row';
import { peopleFiles } from '#contexts/people/people/people.api';
import type { Handler } from '#platform/handle';
import { FileReply } from '#platform/replies';

/** X-MIGRATE, IMPORT-R7. */
export async function exportPeople(call: Handler<typeof peopleImport.exportPeople>): Promise<FileReply> {
  const rows = (await peopleFiles.all(call.tenant)).map((row) => personRow(row as FilePerson));
  return new FileReply(Buffer.from(writeCsv([[...fileColumns], ...rows])), 'text/csv; charset=utf-8', false);
}
