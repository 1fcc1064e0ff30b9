/** What happens at night without anyone: when it ran, what it did, when it runs next. */
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { locale, shortDate, timeAgo } from '../../platform/dates.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { EmptyState, ErrorNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TitleBar } from '../../ui/title-bar.tsx';

const clock = (iso: string): string =>
  new Intl.DateTimeFormat(locale(), { weekday: 'long', hour: 'numeric', minute: '2-digit' }).format(
    new Date(iso),
  );

export function JobsScreen() {
  const { t } = useTexts();
  const jobs = useQuery({
    queryKey: ['congregations.listJobRuns'],
    queryFn: () => call('congregations.listJobRuns'),
  });
  const words = (result: Record<string, number>): string =>
    Object.entries(result)
      .filter(([, count]) => count > 0)
      .map(([what, count]) => t(`shell:jobs.did.${what}` as 'shell:jobs.did.freed', { count }))
      .join(', ') || t('shell:jobs.nothing');
  return (
    <>
      <title>{`${t('shell:jobs.title')} · ${t('shell:name')}`}</title>
      <TitleBar
        title={t('shell:jobs.title')}
        line={jobs.data && t('shell:jobs.next', { when: clock(jobs.data.next_at) })}
        back
      />
      {jobs.isPending && <Skeleton height={60} count={4} />}
      {jobs.isError && !jobs.data && <ErrorNotice>{jobs.error.message || t('shell:failed')}</ErrorNotice>}
      {jobs.data?.runs.length === 0 && (
        <EmptyState icon={<IconMoon aria-hidden="true" />}>{t('shell:jobs.none')}</EmptyState>
      )}
      {jobs.data && jobs.data.runs.length > 0 && (
        <Card label={t('shell:jobs.title')}>
          {jobs.data.runs.map((run) => (
            <ListRow
              key={`${run.job} ${run.ran_at}`}
              title={t(`shell:jobs.name.${run.job}` as 'shell:jobs.name.tidy-addresses')}
              line={run.failed ? t('shell:jobs.failed') : words(run.result)}
              value={
                <time dateTime={run.ran_at} title={shortDate(run.ran_at)}>
                  {timeAgo(run.ran_at)}
                </time>
              }
            />
          ))}
        </Card>
      )}
    </>
  );
}
