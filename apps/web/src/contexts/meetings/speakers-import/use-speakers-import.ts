/** One import from choosing the table to its report. What is matched anew is looked at anew. */
import {
  columnsOfTable,
  type SpeakerField,
  type SpeakerTable,
} from '@sheaf/rules/meetings/speakers-import/columns';
import { useState } from 'react';
import type { Reply } from '#platform/api.ts';
import { useWrite } from '#platform/use-write.ts';

type Columns = Reply<'speakersImport.readColumns'>['columns'];
export type Report = Reply<'speakersImport.importFile'>;

const fitting = (rows: SpeakerTable, columns: Columns): Columns =>
  columns.map((column) => ({
    ...column,
    field: (columnsOfTable[rows] as readonly SpeakerField[]).find((field) => field === column.field) ?? null,
  }));

export function useSpeakersImport() {
  const [file, setFile] = useState<File | null>(null);
  const [rows, setRows] = useState<SpeakerTable>('speakers');
  const [columns, setColumns] = useState<Columns>([]);
  const [report, setReport] = useState<Report | null>(null);
  const reading = useWrite('speakersImport.readColumns', {
    success: (read) => {
      setRows(read.rows ?? 'speakers');
      setColumns(read.columns);
    },
  });
  const running = useWrite('speakersImport.importFile', { success: setReport });
  return {
    ...{ file, rows, columns, report, reading, running },
    /** A table with nothing under its headings. */
    isEmpty: file !== null && reading.data?.columns.length === 0,
    choose(chosen: File | undefined): void {
      setFile(chosen ?? null);
      setColumns([]);
      setReport(null);
      running.reset();
      reading.reset();
      if (chosen) reading.mutate({ file: chosen });
    },
    setRows(next: SpeakerTable): void {
      setRows(next);
      setColumns(fitting(next, columns));
      setReport(null);
    },
    match(column: string, field: SpeakerField | null): void {
      setColumns(columns.map((one) => (one.column === column ? { ...one, field } : one)));
      setReport(null);
    },
    send(dry: boolean): void {
      if (!file) return;
      const matched = columns.map(({ column, field }) => ({ column, field }));
      running.mutate({ file, body: { dry_run: String(dry), rows, columns: JSON.stringify(matched) } });
    },
  };
}

export type OneImport = ReturnType<typeof useSpeakersImport>;
