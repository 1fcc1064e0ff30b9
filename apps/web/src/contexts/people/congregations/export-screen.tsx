/**
 * Export of the whole congregation as one file (EXPORT): started here, generated in the background,
 * downloaded, deleted after a day.
 */
import { Button, Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useAction } from '#platform/action.ts';
import { call, type Reply } from '#platform/api.ts';
import { dateAndTime } from '#platform/dates.ts';
import { fileSize } from '#platform/file-size.ts';
import { saveFromLink } from '#platform/save-file.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { Card, Section } from '#ui/card.tsx';
import { CardBody } from '#ui/card-body.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { Hint, Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';

import classes from './export.module.css';

type Export = Reply<'congregations.listExports'>[number];

const isUnderWay = ({ state }: Export): boolean => state === 'waiting' || state === 'running';
/** Polling in addition to the live channel, which may be closed. */
const lookAgainMilliseconds = 3000;

function StartButton({ again = false }: { again?: boolean }) {
  const { t } = useTexts();
  const starting = useWrite('congregations.startExport');
  return (
    <>
      <FailureNotice error={starting.error} />
      <Button
        variant={again ? 'default' : 'filled'}
        loading={starting.isPending}
        onClick={() => starting.mutate({})}
      >
        {t(again ? 'congregations:export.again' : 'congregations:export.start')}
      </Button>
    </>
  );
}

function UnderWay({ made }: { made: Export }) {
  const { t } = useTexts();
  const stopping = useWrite('congregations.deleteExport', {
    success: () => toasts.show(t('congregations:export.stopped')),
  });
  const label =
    made.state === 'waiting'
      ? t('congregations:export.waiting')
      : t('congregations:export.running', { percent: made.percent });
  return (
    <CardBody>
      <p className={classes.state} role="status">
        {label}
      </p>
      <Progress className={classes.progress} value={made.percent} aria-label={label} size="lg" animated />
      <Hint>{t('congregations:export.leave')}</Hint>
      <FailureNotice error={stopping.error} />
      <Button
        variant="default"
        loading={stopping.isPending}
        onClick={() => stopping.mutate({ params: { id: made.id } })}
      >
        {t('congregations:export.stop')}
      </Button>
    </CardBody>
  );
}

/** The browser downloads the file by a single-use link, so it is never in the app's memory. */
async function download({ id }: { id: number }): Promise<void> {
  const document = `download-congregation/${id}`;
  const { api_token } = await call('access.createReportTicket', { body: { document } });
  saveFromLink(`/${document}?api_token=${encodeURIComponent(api_token)}`);
}

function Ready({ made }: { made: Export }) {
  const { t } = useTexts();
  const loading = useAction(download);
  const deleting = useWrite('congregations.deleteExport', {
    success: () => toasts.show(t('congregations:export.deleted')),
  });
  return (
    <CardBody>
      <div>
        <p className={classes.state} role="status">
          {t('congregations:export.ready')}
        </p>
        <p className={classes.line}>
          {t('congregations:export.made', { size: fileSize(made.size), when: dateAndTime(made.ready_at!) })}
        </p>
        <p className={classes.line}>{t('congregations:export.by', { name: made.requested_by })}</p>
        <p className={classes.line}>
          {t('congregations:export.until', { when: dateAndTime(made.expires_at!) })}
        </p>
      </div>
      <FailureNotice error={loading.error ?? deleting.error} />
      <ButtonRow>
        <Button
          leftSection={<IconDownload aria-hidden="true" size={20} />}
          loading={loading.isPending}
          onClick={() => loading.mutate({ id: made.id })}
        >
          {t('congregations:export.download')}
        </Button>
        <StartButton again />
        <Button
          variant="danger"
          loading={deleting.isPending}
          onClick={() => deleting.mutate({ params: { id: made.id } })}
        >
          {t('congregations:export.delete')}
        </Button>
      </ButtonRow>
    </CardBody>
  );
}

function Latest({ made }: { made: Export | undefined }) {
  const { t } = useTexts();
  if (made && isUnderWay(made)) return <UnderWay made={made} />;
  if (made?.state === 'ready') return <Ready made={made} />;
  return (
    <CardBody>
      {made && (
        <ErrorNotice title={t('congregations:export.failed')}>
          {t('congregations:export.failedText')}
        </ErrorNotice>
      )}
      <StartButton />
    </CardBody>
  );
}

const contents = ['people', 'reports', 'maps', 'meetings', 'files', 'journal'] as const;

function Contents() {
  const { t } = useTexts();
  return (
    <>
      <Section title={t('congregations:export.contents.title')}>
        <Card padded>
          <ul className={classes.contents}>
            {contents.map((what) => (
              <li key={what}>{t(`congregations:export.contents.${what}`)}</li>
            ))}
          </ul>
          <Hint small>{t('congregations:export.contents.tables')}</Hint>
        </Card>
      </Section>
      <Section title={t('congregations:export.absent.title')}>
        <Card padded>
          <p>{t('congregations:export.absent.text')}</p>
        </Card>
      </Section>
    </>
  );
}

export function ExportScreen() {
  const { t } = useTexts();
  const exports = useRead(
    'congregations.listExports',
    {},
    {
      refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? lookAgainMilliseconds : false),
    },
  );
  return (
    <Page title={t('congregations:export.title')} back>
      <p>{t('congregations:export.text')}</p>
      <Hint>{t('congregations:export.careful')}</Hint>
      <QueryState query={exports} skeleton={{ height: 132, count: 1 }}>
        {([made]) => (
          <Card label={t('congregations:export.title')}>
            <Latest made={made} />
          </Card>
        )}
      </QueryState>
      <Contents />
    </Page>
  );
}
