/** Files of a notice; writers may remove each (NOTICE-R7). */
import { noticeTitle } from '@sheaf/rules/noticeboard/notice-file';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card, Section } from '#ui/card.tsx';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { RowMenu } from '#ui/row-menu.tsx';
import { FileView } from './file-view.tsx';
import { fileLine, type Notice, type NoticeFile } from './notice-labels.ts';
import classes from './noticeboard.module.css';

function FileCard({ file, alone, onDelete }: { file: NoticeFile; alone: boolean; onDelete: () => void }) {
  const { t } = useTexts();
  const mayEdit = usePermits().has('schedules.noticeboard.edit');
  const name = noticeTitle(file.asset.filename);
  return (
    <Card padded>
      <div className={classes.file}>
        <div className={classes.fileHead}>
          <span className={classes.fileTexts}>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            <span className={classes.fileLine}>{fileLine(t, file)}</span>
          </span>
          {mayEdit && (
            <RowMenu
              what={name}
              items={[
                {
                  label: t('noticeboard:delete', { name }),
                  icon: <IconTrash aria-hidden="true" size={20} />,
                  onClick: onDelete,
                },
              ]}
            />
          )}
        </div>
        <FileView file={file} alone={alone} />
      </div>
    </Card>
  );
}

function TakeDown({ file, onClose }: { file: NoticeFile; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <DeleteQuestion
      title={t('noticeboard:deleteTitle')}
      text={t('noticeboard:deleteText')}
      removal={useWrite('noticeboard.deleteFile')}
      given={{ params: { id: file.id } }}
      onClose={onClose}
    >
      <strong>
        <bdi>{noticeTitle(file.asset.filename)}</bdi>
      </strong>
    </DeleteQuestion>
  );
}

export function NoticeFiles({ notice: { files } }: { notice: Notice }) {
  const { t } = useTexts();
  const [leaving, setLeaving] = useState<NoticeFile | null>(null);
  if (files.length === 0) return null;
  return (
    <Section title={t('noticeboard:filesTitle')}>
      {files.map((file) => (
        <FileCard key={file.id} file={file} alone={files.length === 1} onDelete={() => setLeaving(file)} />
      ))}
      {leaving && <TakeDown file={leaving} onClose={() => setLeaving(null)} />}
    </Section>
  );
}
