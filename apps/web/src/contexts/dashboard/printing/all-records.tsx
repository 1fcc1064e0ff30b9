/** Records of all publishers, generated in the background and then saved (PRINT-P11, PRINT-R1, PRINT-M1). */
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Reply } from '#platform/api.ts';
import { timeOf } from '#platform/dates.ts';
import { saveFile } from '#platform/save-file.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card, Section } from '#ui/card.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SaveButton } from '#ui/save-button.tsx';
import { ProgressCard } from '#ui/schedule/progress-card.tsx';
import classes from './printing.module.css';

/** PRINT-K1. */
const pollMilliseconds = 3000;
const timeoutMilliseconds = 5000;

type File = Reply<'reports.readRecords'>;

interface MakeButtonProps {
  label: string;
  variant?: 'light' | 'subtle';
}

function MakeButton({ label, variant = 'light' }: MakeButtonProps) {
  const prepare = useWrite('reports.prepareRecords');
  return (
    <div>
      <FailureNotice error={prepare.error} />
      <Button variant={variant} loading={prepare.isPending} onClick={() => prepare.mutate({})}>
        {label}
      </Button>
    </div>
  );
}

interface MadeFileProps {
  total: number;
  until: string;
  /** Generated while this screen was open, so it is saved without a press. */
  isNew: boolean;
}

function MadeFile({ total, until, isNew }: MadeFileProps) {
  const { t } = useTexts();
  return (
    <ProgressCard
      title={t('reports:papers.made')}
      done={total}
      total={total}
      state="finished"
      line={t('reports:papers.kept', { time: timeOf(until) })}
    >
      <SaveButton
        label={t('reports:papers.save')}
        busyLabel={t('printing:preparing')}
        startsAtOnce={isNew}
        onSave={() => saveFile({ location: '/reports/publisher-reports/download', name: 's-21.pdf' })}
      />
      <MakeButton label={t('reports:papers.anew')} variant="subtle" />
    </ProgressCard>
  );
}

function RecordsFile({ file }: { file: File }) {
  const { t } = useTexts();
  const { state, completed, total, expires_at: until } = file;
  const [wasPreparing, setWasPreparing] = useState(false);
  useEffect(() => {
    if (state === 'preparing') setWasPreparing(true);
  }, [state]);
  if (until) return <MadeFile total={total} until={until} isNew={wasPreparing} />;
  if (state === 'none') return <MakeButton label={t('reports:papers.all')} />;
  const failed = state === 'failed';
  return (
    <ProgressCard
      title={failed ? t('reports:papers.all') : t('reports:papers.making', { completed, total })}
      done={completed}
      total={total}
      state={failed ? 'stopped' : 'running'}
      {...(failed && { line: t('reports:papers.failed') })}
    >
      {failed && <MakeButton label={t('reports:papers.again')} />}
    </ProgressCard>
  );
}

export function AllRecords() {
  const { t } = useTexts();
  const file = useRead(
    'reports.readRecords',
    {},
    {
      timeout: timeoutMilliseconds,
      refetchInterval: ({ state }) => state.data?.state === 'preparing' && pollMilliseconds,
    },
  );
  return (
    <Section title={t('reports:papers.menu')}>
      <Card padded>
        <div className={classes.entry}>
          <p>{t('reports:papers.text')}</p>
          <div className={classes.wide}>
            <QueryState query={file} skeleton={{ height: 44 }}>
              {(shown) => <RecordsFile file={shown} />}
            </QueryState>
          </div>
        </div>
      </Card>
    </Section>
  );
}
