/** State of one territory import: its files, manual choices, and the last answer. */
import type { TextEncoding } from '@sheaf/rules/files/text-encoding';
import type { HyphenMeaning } from '@sheaf/rules/territory/addresses/house-suffix';
import type { SpellingChoice } from '@sheaf/rules/territory/territory-import/map-numbers';
import type { MatchedTable } from '@sheaf/rules/territory/territory-import/match-format';
import { useState } from 'react';
import { CallFailed } from '#platform/api.ts';
import { useWrite } from '#platform/use-write.ts';
import type { ImportReport, NameChoice } from './territory-import-reply.ts';

const isUnmatched = (error: Error): boolean =>
  error instanceof CallFailed &&
  ['format-unknown', 'columns-unmatched', 'plain-address-file'].includes(error.problem.code);

/** Choices on the file; each one repeats the dry run. */
interface Answers {
  hyphen?: HyphenMeaning;
  spellings?: SpellingChoice;
  encoding?: TextEncoding;
}

/** The report of a dry run remains while the import runs. */
export function useTerritoryImport() {
  const run = useWrite('territoryImport.importFile');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [names, setNames] = useState<readonly NameChoice[]>([]);
  const [matched, setMatched] = useState<MatchedTable | null>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const [matching, setMatching] = useState(false);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [rolledBack, setRolledBack] = useState(false);
  const choose = (chosen: readonly File[]): void => {
    setFiles(chosen);
    setNames([]);
    setMatched(null);
    setAnswers({});
    setMatching(false);
    setReport(null);
    setRolledBack(false);
    run.reset();
  };
  const beginAgain = (isRolledBack: boolean): void => {
    choose([]);
    setRolledBack(isRolledBack);
  };
  const send = (dryRun: boolean, now = { names, answers }): void => {
    run.mutate(
      {
        files,
        body: {
          dry_run: String(dryRun),
          names: JSON.stringify(now.names),
          ...(matched && { columns: JSON.stringify(matched) }),
          ...now.answers,
        },
      },
      {
        onSuccess: setReport,
        onError: (error) => {
          if (isUnmatched(error)) setMatching(true);
        },
      },
    );
  };
  // The button repeats the dry run, because columns are matched one after the other.
  const match = (table: MatchedTable): void => {
    setMatched(table);
    setReport(null);
    run.reset();
  };
  // The result depends on the matched people, so the dry run is repeated.
  const chooseName = (choice: NameChoice): void => {
    const chosen = [...names.filter(({ name }) => name !== choice.name), choice];
    setNames(chosen);
    send(true, { names: chosen, answers });
  };
  const answer = (now: Answers): void => {
    const all = { ...answers, ...now };
    setAnswers(all);
    send(true, { names, answers: all });
  };
  // Headings may differ in another encoding, so manual matches are cleared.
  const readAs = (encoding: TextEncoding): void => {
    setAnswers({ ...answers, encoding });
    setMatched(null);
    setReport(null);
    run.reset();
  };
  return {
    answers,
    answer,
    readAs,
    run,
    files,
    names,
    matched,
    matching,
    report,
    rolledBack,
    choose,
    chooseName,
    match,
    beginAgain,
    send,
    startMatching: () => setMatching(true),
  };
}
