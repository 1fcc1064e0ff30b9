/** Screen of the nightly jobs: past runs with results, and the next run. */
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import { dayAgo, longDay, shortDate, timeOf } from '#platform/dates.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Card } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';

/** `Friday 20 November, 2:27 pm`. */
const dayAndTime = (iso: string): string => joinTexts([longDay(new Date(iso)), timeOf(iso)]);

export function JobsScreen() {
  const { t } = useTexts();
  const jobs = useRead('congregations.listJobRuns');
  const resultText = (result: Record<string, number>): string =>
    joinTexts(
      Object.entries(result)
        .filter(([, count]) => count > 0)
        .map(([what, count]) => t(`shell:jobs.did.${what}` as 'shell:jobs.did.freed', { count })),
    ) || t('shell:jobs.nothing');
  return (
    <Page
      title={t('shell:jobs.title')}
      line={jobs.data && t('shell:jobs.next', { when: dayAndTime(jobs.data.next_at) })}
      back
    >
      <QueryState
        query={{ ...jobs, data: jobs.data?.runs }}
        skeleton={{ height: 60, count: 4 }}
        empty={{ icon: <IconMoon aria-hidden="true" />, text: t('shell:jobs.none') }}
      >
        {(runs) => (
          <Card label={t('shell:jobs.title')}>
            {runs.map((run) => (
              <ListRow
                key={`${run.job} ${run.ran_at}`}
                title={t(`shell:jobs.name.${run.job}` as 'shell:jobs.name.tidy-addresses')}
                line={run.failed ? t('shell:jobs.failed') : resultText(run.result)}
                value={
                  <time dateTime={run.ran_at} title={shortDate(run.ran_at)}>
                    {dayAgo(run.ran_at)}
                  </time>
                }
              />
            ))}
          </Card>
        )}
      </QueryState>
    </Page>
  );
}
