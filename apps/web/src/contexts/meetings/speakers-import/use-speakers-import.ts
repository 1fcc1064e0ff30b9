/** State of an import from the chosen table to its report. A new match requires another check. */

import type { TextEncoding } from '@sheaf/rules/files/text-encoding';
import {
  columnsOfTable,
  type SpeakerField,
  type SpeakerTable,
} from '@sheaf/rules/meetings/speakers-import/columns';
import type { AppointmentAnswer } from '@sheaf/rules/meetings/speakers-import/read-rows';
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
  const [encoding, setEncoding] = useState<TextEncoding>();
  const [appointments, setAppointments] = useState<readonly AppointmentAnswer[]>([]);
  const reading = useWrite('speakersImport.readColumns', {
    success: (read) => {
      setRows(read.rows ?? 'speakers');
      setColumns(read.columns);
    },
  });
  const running = useWrite('speakersImport.importFile', { success: setReport });
  return {
    file,
    rows,
    columns,
    report,
    reading,
    running,
    encoding: encoding ?? reading.data?.encoding ?? null,
    isEmpty: file !== null && reading.data?.columns.length === 0,
    choose(chosen: File | undefined): void {
      setFile(chosen ?? null);
      setColumns([]);
      setReport(null);
      setAppointments([]);
      running.reset();
      reading.reset();
      setEncoding(undefined);
      if (chosen) reading.mutate({ file: chosen });
    },
    /** Another encoding may change the headings, so the columns are read again. */
    chooseEncoding(chosen: TextEncoding): void {
      if (!file) return;
      setEncoding(chosen);
      setColumns([]);
      setReport(null);
      running.reset();
      reading.mutate({ file, body: { encoding: chosen } });
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
    appointments,
    answer(word: string, appointment: AppointmentAnswer['appointment'] | null): void {
      const others = appointments.filter((one) => one.word !== word);
      setAppointments(appointment ? [...others, { word, appointment }] : others);
    },
    send(dry: boolean): void {
      if (!file) return;
      const chosen = encoding && { encoding };
      const answers = appointments.length > 0 && { appointments: JSON.stringify(appointments) };
      const matched = columns.map(({ column, field }) => ({ column, field }));
      const body = { dry_run: String(dry), rows, columns: JSON.stringify(matched), ...chosen, ...answers };
      running.mutate({ file, body });
    },
  };
}

export type OneImport = ReturnType<typeof useSpeakersImport>;
