/**
 * Screen of one file: a picture is shown and zoomable, a PDF opens in the browser, and each can be saved
 * (NOTICE-O1).
 */
import { Button } from '@mantine/core';
import { noticeTitle } from '@sheaf/rules/noticeboard/notice-file';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { useParams } from 'react-router';
import { usePicture } from '#platform/pictures.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { ErrorNotice } from '#ui/notice.tsx';
import { Hint, Page } from '#ui/page.tsx';
import { PinchImage } from '#ui/pinch-image.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type Notice, noticeLine } from './notice-labels.ts';
import classes from './noticeboard.module.css';

function Picture({ notice, source }: { notice: Notice; source: string }) {
  const { t } = useTexts();
  const { width, height, filename } = notice.asset;
  return (
    <PinchImage
      source={source}
      label={noticeTitle(filename)}
      width={width ?? 0}
      height={height ?? 0}
      enlargeLabel={t('noticeboard:enlarge')}
      closeLabel={t('shell:close')}
      zoomInLabel={t('noticeboard:zoomIn')}
      zoomOutLabel={t('noticeboard:zoomOut')}
    />
  );
}

function Content({ notice }: { notice: Notice }) {
  const { t } = useTexts();
  const file = usePicture(notice.asset.location);
  if (file.state === 'loading') return <Skeleton height={240} />;
  if (file.state === 'failed') return <ErrorNotice>{t('shell:failed')}</ErrorNotice>;
  return (
    <>
      {notice.kind === 'picture' && <Picture notice={notice} source={file.source} />}
      {notice.kind === 'pdf' && navigator.pdfViewerEnabled && (
        <iframe
          className={classes.paper}
          src={`${file.source}#toolbar=0&navpanes=0&view=FitH`}
          title={noticeTitle(notice.asset.filename)}
        />
      )}
      {notice.kind === 'docx' && <Hint>{t('noticeboard:wordText')}</Hint>}
      <div className={classes.actions}>
        {notice.kind === 'pdf' && (
          <Button
            component="a"
            href={file.source}
            target="_blank"
            rel="noopener"
            leftSection={<IconExternalLink aria-hidden="true" size={20} />}
          >
            {t('noticeboard:open')}
          </Button>
        )}
        <Button
          component="a"
          href={file.source}
          download={notice.asset.filename}
          variant={notice.kind === 'docx' ? 'filled' : 'default'}
          leftSection={<IconDownload aria-hidden="true" size={20} />}
        >
          {t('noticeboard:save')}
        </Button>
      </div>
    </>
  );
}

export function NoticeScreen() {
  const { t } = useTexts();
  const { id } = useParams();
  const notices = useRead('noticeboard.listFiles');
  const notice = notices.data?.find((one) => one.id === Number(id));
  const title = notice ? noticeTitle(notice.asset.filename) : t('noticeboard:title');
  return (
    <Page title={title} line={notice && noticeLine(t, notice)} back>
      <QueryState query={notices} skeleton={{ height: 240 }}>
        {() => (notice ? <Content notice={notice} /> : <ErrorNotice>{t('noticeboard:gone')}</ErrorNotice>)}
      </QueryState>
    </Page>
  );
}
