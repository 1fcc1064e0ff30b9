/** A file of a notice: a picture is shown and zoomable, a PDF opens in the browser, and each can be saved (NOTICE-O1). */
import { Button } from '@mantine/core';
import { noticeTitle } from '@sheaf/rules/noticeboard/notice-file';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { useState } from 'react';
import { usePicture } from '#platform/pictures.ts';
import { useTexts } from '#platform/texts.ts';
import { ErrorNotice } from '#ui/notice.tsx';
import { Hint } from '#ui/page.tsx';
import { PinchImage } from '#ui/pinch-image.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { NoticeFile } from './notice-labels.ts';
import classes from './noticeboard.module.css';

interface ShownFile {
  file: NoticeFile;
  source: string;
}

function Picture({ file, source }: ShownFile) {
  const { t } = useTexts();
  const { width, height, filename } = file.asset;
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

/** With several files, the label of each button includes the name of its file. */
function Actions({ file, source, alone }: ShownFile & { alone: boolean }) {
  const { t } = useTexts();
  const name = noticeTitle(file.asset.filename);
  const labelOf = (key: 'openFile' | 'saveFile') => (alone ? undefined : t(`noticeboard:${key}`, { name }));
  return (
    <div className={classes.actions}>
      {file.kind === 'pdf' && (
        <Button
          component="a"
          href={source}
          target="_blank"
          rel="noopener"
          aria-label={labelOf('openFile')}
          leftSection={<IconExternalLink aria-hidden="true" size={20} />}
        >
          {t('noticeboard:open')}
        </Button>
      )}
      <Button
        component="a"
        href={source}
        download={file.asset.filename}
        variant={file.kind === 'docx' ? 'filled' : 'default'}
        aria-label={labelOf('saveFile')}
        leftSection={<IconDownload aria-hidden="true" size={20} />}
      >
        {t('noticeboard:save')}
      </Button>
    </div>
  );
}

function LoadedFile({ file, alone }: FileViewProps) {
  const { t } = useTexts();
  const read = usePicture(file.asset.location, file.asset.media_type);
  if (read.state === 'loading') return <Skeleton height={alone ? 240 : 44} />;
  if (read.state === 'failed') return <ErrorNotice>{t('shell:failed')}</ErrorNotice>;
  const shown = { file, source: read.source };
  return (
    <>
      {file.kind === 'picture' && <Picture {...shown} />}
      {file.kind === 'pdf' && alone && navigator.pdfViewerEnabled && (
        <iframe
          className={classes.paper}
          src={`${read.source}#toolbar=0&navpanes=0&view=FitH`}
          title={noticeTitle(file.asset.filename)}
        />
      )}
      {file.kind === 'docx' && <Hint>{t('noticeboard:wordText')}</Hint>}
      <Actions {...shown} alone={alone} />
    </>
  );
}

interface FileViewProps {
  file: NoticeFile;
  /** The only file of its notice. */
  alone: boolean;
}

/** Loads the only file and pictures at once, and each of several documents on request. */
export function FileView({ file, alone }: FileViewProps) {
  const { t } = useTexts();
  const [wanted, setWanted] = useState(alone || file.kind === 'picture');
  if (wanted) return <LoadedFile file={file} alone={alone} />;
  return (
    <Button
      variant="default"
      leftSection={<IconDownload aria-hidden="true" size={20} />}
      onClick={() => setWanted(true)}
    >
      {t('noticeboard:load', { name: noticeTitle(file.asset.filename) })}
    </Button>
  );
}
