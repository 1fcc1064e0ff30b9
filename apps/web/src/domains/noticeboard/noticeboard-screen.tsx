/** NOTICE-S1: what hangs on the board, newest first. */
import { noticeTitle } from '@sheaf/rules/noticeboard/notice-file';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';
import { useState } from 'react';
import { isFound } from '../../platform/search.ts';
import { usePermits } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card } from '../../ui/card.tsx';
import { DeleteQuestion } from '../../ui/delete-question.tsx';
import { LinkRow } from '../../ui/link-row.tsx';
import { EmptyState, ErrorNotice } from '../../ui/notice.tsx';
import { RowButtons } from '../../ui/row-buttons.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TitleBar } from '../../ui/title-bar.tsx';
import { noticeLine } from './notice-words.ts';
import classes from './noticeboard.module.css';
import { type Notice, useDeleteNotice, useNotices } from './noticeboard.queries.ts';
import { PutUp } from './put-up.tsx';

const icons = { picture: IconPhoto, pdf: IconFileTypePdf, docx: IconFileText };

function TakeDown({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <DeleteQuestion
      title={t('noticeboard:deleteTitle')}
      text={t('noticeboard:deleteText')}
      removal={useDeleteNotice()}
      id={notice.id}
      onClose={onClose}
    >
      <strong>
        <bdi>{noticeTitle(notice.asset.filename)}</bdi>
      </strong>
    </DeleteQuestion>
  );
}

function Board({ notices, onDelete }: { notices: Notice[]; onDelete: (notice: Notice) => void }) {
  const { t } = useTexts();
  const mayEdit = usePermits().has('schedules.noticeboard.edit');
  return (
    <Card label={t('noticeboard:title')}>
      <ul className={classes.list}>
        {notices.map((notice) => {
          const Icon = icons[notice.kind];
          const name = noticeTitle(notice.asset.filename);
          return (
            <LinkRow
              key={notice.id}
              to={`/schedules/noticeboard/${notice.id}/`}
              icon={<Icon aria-hidden="true" />}
              title={<bdi>{name}</bdi>}
              line={noticeLine(t, notice)}
            >
              <RowButtons
                remove={
                  mayEdit && { label: t('noticeboard:delete', { name }), onClick: () => onDelete(notice) }
                }
              />
            </LinkRow>
          );
        })}
      </ul>
    </Card>
  );
}

export function NoticeboardScreen() {
  const { t } = useTexts();
  const mayEdit = usePermits().has('schedules.noticeboard.edit');
  const notices = useNotices();
  const [typed, setTyped] = useState('');
  const [leaving, setLeaving] = useState<Notice | null>(null);
  const found = (notices.data ?? []).filter(({ asset }) => isFound(typed, asset.filename));
  return (
    <div className={classes.page}>
      <title>{`${t('noticeboard:title')} · ${t('shell:name')}`}</title>
      <TitleBar title={t('noticeboard:title')} back />
      {mayEdit && <PutUp />}
      {notices.isPending && <Skeleton height={60} count={5} />}
      {notices.isError && !notices.data && (
        <ErrorNotice>{notices.error.message || t('shell:failed')}</ErrorNotice>
      )}
      {notices.data?.length === 0 && (
        <EmptyState icon={<IconPin aria-hidden="true" />}>
          {t(mayEdit ? 'noticeboard:emptyKeeper' : 'noticeboard:empty')}
        </EmptyState>
      )}
      {notices.data && notices.data.length > 0 && (
        <SearchField label={t('shell:search')} value={typed} onChange={setTyped} />
      )}
      {notices.data && notices.data.length > 0 && found.length === 0 && (
        <p className={classes.hint}>{t('shell:nothingFound', { what: typed })}</p>
      )}
      {found.length > 0 && <Board notices={found} onDelete={setLeaving} />}
      {leaving && <TakeDown notice={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}
