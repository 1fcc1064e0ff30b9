/** State of a people import: file, columns, and the last reply. */
import type { TextEncoding } from '@sheaf/rules/files/text-encoding';
import type { FileLine, MatchedField, MatchedPeopleColumn } from '@sheaf/rules/people/people-import/columns';
import {
  type FileProblem,
  type PeopleColumn,
  type ReadPeople,
  readPeopleColumns,
  readPeopleText,
} from '@sheaf/rules/people/people-import/read-people-text';
import { type WordAnswer, withAnsweredWords } from '@sheaf/rules/people/people-import/unclear-cells';
import { toWellFormed } from '@sheaf/rules/text/well-formed';
import { useMemo, useState } from 'react';
import { useWrite } from '#platform/use-write.ts';
import type { PeopleReport } from './import-report.tsx';
import { type PeopleText, readPeopleFile } from './read-people-file.ts';

interface ChosenFile {
  file: File;
  text: string;
  encoding: PeopleText['encoding'];
}

interface ImportReading {
  people: ReadPeople | null;
  problem: FileProblem | null;
  /**
   * Columns that are unrecognised or matched by hand; all columns if a required one is missing or on request.
   */
  columns: PeopleColumn[];
  hasMoreColumns: boolean;
}

function hear(
  chosen: ChosenFile | null,
  matched: readonly MatchedPeopleColumn[],
  showsAll: boolean,
): ImportReading {
  if (!chosen) return { people: null, problem: null, columns: [], hasMoreColumns: false };
  const read = readPeopleText(chosen.text, matched);
  const problem = read.allowed ? null : read.reason;
  // A column of split names is shown, so that a person can check which name is the family name.
  const fullName = read.allowed ? read.value.fullName : null;
  const byHand = new Set(matched.map(({ column }) => column));
  const all = readPeopleColumns(chosen.text, matched) ?? [];
  const columns = all.filter(
    ({ column, field, used }) =>
      showsAll ||
      problem === 'people-columns-missing' ||
      byHand.has(column) ||
      (field === null && !used) ||
      column === fullName,
  );
  return {
    people: read.allowed ? read.value : null,
    problem,
    columns,
    hasMoreColumns: columns.length < all.length,
  };
}

/** Fills in answered genders. */
const withGenders = (lines: readonly FileLine[], genders: ReadonlyMap<number, string>): FileLine[] =>
  lines.map(({ line, cells }) => {
    const gender = genders.get(line);
    return { line, cells: gender ? { ...cells, gender } : cells };
  });

/** Assigns a field to a column and removes it from any other. */
const rematched = (
  matched: readonly MatchedPeopleColumn[],
  column: string,
  field: MatchedField | null,
): MatchedPeopleColumn[] => [
  ...matched
    .filter((one) => one.column !== column)
    .map((one) => (field !== null && one.field === field ? { ...one, field: null } : one)),
  { column, field },
];

function useAnswers() {
  const [genders, setGenders] = useState<ReadonlyMap<number, string>>(new Map());
  const [answers, setAnswers] = useState<ReadonlyMap<string, WordAnswer>>(new Map());
  return {
    genders,
    answers,
    answerGender: (line: number, gender: string): void => setGenders(new Map(genders).set(line, gender)),
    answerWord: (key: string, answer: WordAnswer | null): void => {
      const now = new Map(answers);
      if (answer === null) now.delete(key);
      else now.set(key, answer);
      setAnswers(now);
    },
    forget: (): void => {
      setGenders(new Map());
      setAnswers(new Map());
    },
    withAnswers: (lines: readonly FileLine[]): FileLine[] =>
      withAnsweredWords(withGenders(lines, genders), answers),
  };
}

/** The report of the dry run stays during the import. */
export function usePeopleImport() {
  const run = useWrite('peopleImport.importPeople');
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [unread, setUnread] = useState<FileProblem | null>(null);
  const [matched, setMatched] = useState<readonly MatchedPeopleColumn[]>([]);
  const [report, setReport] = useState<PeopleReport | null>(null);
  const [fill, setFill] = useState(false);
  const { withAnswers, forget, ...asked } = useAnswers();
  // A file input keeps its file; a new key resets it.
  const [round, setRound] = useState(0);
  const [showsAll, setShowsAll] = useState(false);
  const heard = useMemo(() => hear(chosen, matched, showsAll), [chosen, matched, showsAll]);
  const clear = (): void => {
    setChosen(null);
    setUnread(null);
    setMatched([]);
    setShowsAll(false);
    forget();
    setReport(null);
    run.reset();
  };
  const choose = async (file: File | undefined): Promise<void> => {
    clear();
    if (!file) return;
    const read = await readPeopleFile(file);
    if (read.allowed) setChosen({ file, ...read.value });
    else setUnread(read.reason);
  };
  // Another encoding may change the headings, so the matches are reset.
  const chooseEncoding = async (encoding: TextEncoding): Promise<void> => {
    if (!chosen) return;
    const { file } = chosen;
    const read = await readPeopleFile(file, encoding);
    if (read.allowed) clear();
    setUnread(read.allowed ? null : read.reason);
    if (read.allowed) setChosen({ file, ...read.value });
  };
  const send = (dryRun: boolean): void => {
    if (!chosen || !heard.people) return;
    const { format, lines } = heard.people;
    const file_name = toWellFormed(toWellFormed(chosen.file.name).slice(0, 190)) || '?';
    run.mutate(
      {
        body: {
          dry_run: dryRun,
          fill,
          format,
          file_name,
          rows: withAnswers(lines),
        },
      },
      { onSuccess: setReport },
    );
  };
  return {
    ...heard,
    problem: unread ?? heard.problem,
    encoding: chosen?.encoding ?? null,
    ...asked,
    run,
    report,
    fill,
    round,
    send,
    choose,
    chooseEncoding,
    match: (column: string, field: MatchedField | null): void => {
      setMatched(rematched(matched, column, field));
      setReport(null);
    },
    showAllColumns: (): void => setShowsAll(true),
    switchFill: (on: boolean): void => {
      setFill(on);
      setReport(null);
    },
    beginAgain: (): void => {
      clear();
      setRound(round + 1);
    },
  };
}

export type OnePeopleImport = ReturnType<typeof usePeopleImport>;
