/** State of a workbook import: file or address, choices, and the last reply. */
import { useState } from 'react';
import { CallFailed, type Reply } from '#platform/api.ts';
import { useWrite } from '#platform/use-write.ts';

export type WorkbookReport = Reply<'meetings.uploadWorkbook'>;
export type Side = 'mine' | 'theirs';

interface WorkbookRequest {
  file: File | null;
  url: string;
  /** `2026-11`; needed only if the file name does not contain it. */
  month: string;
  /** True once the month was requested, also while it is typed. */
  asksMonth: boolean;
  ownTitles: boolean;
  titles: string;
  /** Language group of the schedule; null for the whole congregation. */
  group: number | null;
}

const nothing: WorkbookRequest = {
  file: null,
  url: '',
  month: '',
  asksMonth: false,
  ownTitles: false,
  titles: '',
  group: null,
};

const asksIssue = (error: Error | null): boolean =>
  error instanceof CallFailed && error.problem.code === 'workbook-issue-unknown';

/** The reply of the dry run stays during the import. */
export function useWorkbookImport() {
  const upload = useWrite('meetings.uploadWorkbook');
  const fetching = useWrite('meetings.importWorkbook');
  const [asked, setAsked] = useState(nothing);
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const [report, setReport] = useState<WorkbookReport | null>(null);
  // A file input keeps its file: starting over needs another key.
  const [round, setRound] = useState(0);
  const clear = (): void => {
    setReport(null);
    setChoices({});
    upload.reset();
    fetching.reset();
  };
  const change = (changes: Partial<WorkbookRequest>): void => {
    setAsked({ ...asked, ...changes });
    clear();
  };
  const send = (dryRun: boolean, onDone?: (done: WorkbookReport) => void): void => {
    const onSuccess = (told: WorkbookReport): void => {
      setReport(told);
      onDone?.(told);
    };
    const { file, url, month, ownTitles, titles, group } = asked;
    const taken = Object.entries(choices).map(([key, take]) => ({ key, take }));
    const given = {
      ...(month && { issue: month.replace('-', '') }),
      ...(ownTitles && titles.trim() && { titles }),
    };
    if (file)
      upload.mutate(
        {
          file,
          body: {
            ...given,
            ...(group !== null && { language_group_id: String(group) }),
            dry_run: String(dryRun),
            own_titles: String(ownTitles),
            choices: JSON.stringify(taken),
          },
        },
        { onSuccess },
      );
    else
      fetching.mutate(
        {
          body: {
            ...given,
            ...(group !== null && { language_group_id: group }),
            url,
            dry_run: dryRun,
            own_titles: ownTitles,
            choices: taken,
          },
        },
        { onSuccess },
      );
  };
  const error = upload.error ?? fetching.error;
  return {
    asked,
    choices,
    report,
    round,
    change,
    send,
    error,
    hasSource: asked.file !== null || asked.url.trim() !== '',
    asksIssue: asksIssue(error) || asked.asksMonth || asked.month !== '',
    pending: upload.isPending || fetching.isPending,
    choose: (keys: readonly string[], side: Side): void =>
      setChoices({ ...choices, ...Object.fromEntries(keys.map((key) => [key, side])) }),
    beginAgain: (): void => {
      setAsked(nothing);
      clear();
      setRound(round + 1);
    },
  };
}

export type OneWorkbook = ReturnType<typeof useWorkbookImport>;

/** True if a side is chosen for every conflict. */
export const isSettled = ({ report, choices }: OneWorkbook): boolean =>
  (report?.weeks ?? []).every(({ differences }) =>
    differences.every(({ key }) => key === null || key in choices),
  );
