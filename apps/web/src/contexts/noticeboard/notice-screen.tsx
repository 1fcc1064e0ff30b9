/** Screen of one notice: its text and files, and what its readers and writers do with it (X-BOARD). */
import { Button } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useOnline } from '#platform/online.ts';
import { useUnsent, useWaitingOf } from '#platform/outbox/waiting.ts';
import { saveFile } from '#platform/save-file.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { RowMenu } from '#ui/row-menu.tsx';
import { SaveButton } from '#ui/save-button.tsx';
import { fullDay } from '#ui/schedule/schedule-dates.ts';
import { AddFiles } from './add-files.tsx';
import { markNotice } from './mark-notice.ts';
import { NoticeFiles } from './notice-files.tsx';
import { audienceText, type Folder, type Notice, spanText } from './notice-labels.ts';
import { NoticeReads } from './notice-reads.tsx';
import { NoticeSheet } from './notice-sheet.tsx';
import { NoticeText } from './notice-text.tsx';
import classes from './noticeboard.module.css';
import { queueKeyOf, useFolders, useNotices } from './use-notices.ts';

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className={classes.fact}>
    {icon}
    <bdi>{children}</bdi>
  </li>
);

function Facts({ notice, folder }: { notice: Notice; folder: Folder | undefined }) {
  const { t } = useTexts();
  const span = spanText(t, notice, 'fact');
  return (
    <ul className={classes.facts}>
      {notice.pinned && (
        <Fact icon={<IconPin aria-hidden="true" size={18} />}>{t('noticeboard:isPinned')}</Fact>
      )}
      <Fact icon={<IconUsers aria-hidden="true" size={18} />}>{audienceText(t, notice.audience)}</Fact>
      {span && <Fact icon={<IconClock aria-hidden="true" size={18} />}>{span}</Fact>}
      {folder && <Fact icon={<IconFolder aria-hidden="true" size={18} />}>{folder.label}</Fact>}
    </ul>
  );
}

/** Opening counts as read, once; the mark waits on the phone if there is no connection. */
function useMarked(notice: Notice): void {
  const marked = useRef<number>(null);
  useEffect(() => {
    if (notice.read_at !== null || marked.current === notice.id) return;
    marked.current = notice.id;
    void markNotice(notice, false);
  }, [notice]);
}

function Confirmation({ notice }: { notice: Notice }) {
  const { t } = useTexts();
  const unsent = useUnsent(useWaitingOf(queueKeyOf(notice.id)));
  if (!notice.confirmed)
    return (
      <Button
        fullWidth
        leftSection={<IconCheck aria-hidden="true" size={20} />}
        onClick={() => markNotice(notice, true)}
      >
        {t('noticeboard:confirm')}
      </Button>
    );
  return (
    <p className={classes.confirmed} role="status">
      <IconCheck aria-hidden="true" size={20} />
      {t(unsent.length > 0 ? 'noticeboard:confirmWaits' : 'noticeboard:confirmed')}
    </p>
  );
}

function NoticeBody({ notice, folder }: { notice: Notice; folder: Folder | undefined }) {
  const { t } = useTexts();
  const mayEdit = usePermits().has('schedules.noticeboard.edit');
  const online = useOnline();
  useMarked(notice);
  return (
    <>
      {notice.body && <NoticeText text={notice.body} />}
      <Facts notice={notice} folder={folder} />
      {notice.ask_read && <Confirmation notice={notice} />}
      <NoticeFiles notice={notice} />
      {online && notice.body && (
        <ButtonRow>
          <SaveButton
            label={t('noticeboard:print')}
            busyLabel={t('noticeboard:preparing')}
            onSave={() => saveFile({ location: `/reports/notice/${notice.id}`, name: 'notice.pdf' })}
          />
        </ButtonRow>
      )}
      {mayEdit && online && (
        <>
          <NoticeReads notice={notice} />
          <AddFiles notice={notice.id} />
        </>
      )}
    </>
  );
}

function DeleteNotice({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const removal = useWrite('noticeboard.deleteNotice', {
    success: () => navigate('/schedules/noticeboard/', { replace: true }),
  });
  return (
    <DeleteQuestion
      title={t('noticeboard:deleteNotice')}
      text={t('noticeboard:deleteNoticeText')}
      removal={removal}
      given={{ params: { id: notice.id } }}
      onClose={onClose}
    >
      <strong>
        <bdi>{notice.title}</bdi>
      </strong>
    </DeleteQuestion>
  );
}

function WriterActions({ notice, onOpen }: { notice: Notice; onOpen: (what: 'edit' | 'delete') => void }) {
  const { t } = useTexts();
  return (
    <>
      <IconButton label={t('noticeboard:edit', { title: notice.title })} onClick={() => onOpen('edit')}>
        <IconPencil aria-hidden="true" />
      </IconButton>
      <RowMenu
        what={t('noticeboard:more')}
        items={[
          {
            label: t('noticeboard:deleteNotice'),
            icon: <IconTrash aria-hidden="true" size={20} />,
            onClick: () => onOpen('delete'),
          },
        ]}
      />
    </>
  );
}

const dayAndAuthor = (t: ReturnType<typeof useTexts>['t'], { from_on, author }: Notice): string =>
  author === null ? fullDay(from_on) : t('noticeboard:writtenBy', { date: fullDay(from_on), name: author });

export function NoticeScreen() {
  const { t } = useTexts();
  const id = Number(useParams()['id']);
  const { notices, marked } = useNotices();
  const folders = useFolders().data ?? [];
  const notice = marked?.find((one) => one.id === id);
  const mayEdit = usePermits().has('schedules.noticeboard.edit');
  const online = useOnline();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <Page
      title={notice?.title ?? t('noticeboard:title')}
      tab={t('noticeboard:title')}
      line={notice && dayAndAuthor(t, notice)}
      back
      actions={notice && mayEdit && online && <WriterActions notice={notice} onOpen={setOpen} />}
    >
      <QueryState query={notices} skeleton={{ height: 240 }}>
        {() =>
          notice ? (
            <NoticeBody notice={notice} folder={folders.find((folder) => folder.id === notice.folder_id)} />
          ) : (
            <EmptyState icon={<IconPin aria-hidden="true" />}>{t('noticeboard:gone')}</EmptyState>
          )
        }
      </QueryState>
      {notice && open === 'edit' && <NoticeSheet notice={notice} onClose={close} />}
      {notice && open === 'delete' && <DeleteNotice notice={notice} onClose={close} />}
    </Page>
  );
}
