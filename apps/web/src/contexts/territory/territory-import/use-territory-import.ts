/** One import of the territory: its files, what was chosen of them by hand, and what was heard so far. */
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

interface Choices {
  names?: readonly NameChoice[];
  hyphen?: HyphenMeaning;
  spellings?: SpellingChoice;
}

/** The report of a dry run stays while the import runs. */
export function useTerritoryImport() {
  const run = useWrite('territoryImport.importFile');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [names, setNames] = useState<readonly NameChoice[]>([]);
  const [matched, setMatched] = useState<MatchedTable | null>(null);
  const [hyphen, setHyphen] = useState<HyphenMeaning>();
  const [spellings, setSpellings] = useState<SpellingChoice>();
  const [matching, setMatching] = useState(false);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [takenBack, setTakenBack] = useState(false);
  const choose = (chosen: readonly File[]): void => {
    setFiles(chosen);
    setNames([]);
    setMatched(null);
    setHyphen(undefined);
    setSpellings(undefined);
    setMatching(false);
    setReport(null);
    setTakenBack(false);
    run.reset();
  };
  const beginAgain = (isTakenBack: boolean): void => {
    choose([]);
    setTakenBack(isTakenBack);
  };
  const send = (dryRun: boolean, now: Choices = {}): void => {
    const choices = { names, hyphen, spellings, ...now };
    run.mutate(
      {
        files,
        body: {
          dry_run: String(dryRun),
          names: JSON.stringify(choices.names),
          ...(matched && { columns: JSON.stringify(matched) }),
          ...(choices.hyphen && { hyphen: choices.hyphen }),
          ...(choices.spellings && { spellings: choices.spellings }),
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
  // Looked at again by the button: one column after the other is matched.
  const match = (table: MatchedTable): void => {
    setMatched(table);
    setReport(null);
    run.reset();
  };
  // What is made depends on who is meant: the file is looked at again.
  const chooseName = (choice: NameChoice): void => {
    const chosen = [...names.filter(({ name }) => name !== choice.name), choice];
    setNames(chosen);
    send(true, { names: chosen });
  };
  const chooseHyphen = (meaning: HyphenMeaning): void => {
    setHyphen(meaning);
    send(true, { hyphen: meaning });
  };
  const chooseSpellings = (chosen: SpellingChoice): void => {
    setSpellings(chosen);
    send(true, { spellings: chosen });
  };
  return {
    ...{ spellings, chooseSpellings },
    ...{ run, files, names, matched, matching, report, takenBack },
    ...{ choose, chooseName, chooseHyphen, match, beginAgain, send },
    startMatching: () => setMatching(true),
  };
}
