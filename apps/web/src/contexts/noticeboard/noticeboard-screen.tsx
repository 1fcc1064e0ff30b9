/** Screen of all notices, newest first (NOTICE-S1). */
import { noticeTitle } from '@sheaf/rules/noticeboard/notice-file';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';
import { useState } from 'react';
import { isFound } from '#platform/search.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { LinkRow } from '#ui/link-row.tsx';
import { Hint, Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { RowButtons } from '#ui/row-buttons.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { AddFiles } from './add-files.tsx';
import { type Notice, noticeLine } from './notice-labels.ts';
import classes from './noticeboard.module.css';

const icons = { picture: IconPhoto, pdf: IconFileTypePdf, docx: IconFileText };

function TakeDown({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <DeleteQuestion
      title={t('noticeboard:deleteTitle')}
      text={t('noticeboard:deleteText')}
      removal={useWrite('noticeboard.deleteFile')}
      given={{ params: { id: notice.id } }}
      onClose={onClose}
    >
      <strong>
        <bdi>{noticeTitle(notice.asset.filename)}</bdi>
      </strong>
    </DeleteQuestion>
  );
}

interface BoardProps {
  notices: Notice[];
  onDelete: (notice: Notice) => void;
}

function Board({ notices, onDelete }: BoardProps) {
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

function SearchableBoard({ notices, onDelete }: BoardProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const found = notices.filter(({ asset }) => isFound(typed, asset.filename));
  return (
    <>
      <SearchField label={t('shell:search')} value={typed} onChange={setTyped} />
      {found.length > 0 ? (
        <Board notices={found} onDelete={onDelete} />
      ) : (
        <Hint>{t('shell:nothingFound', { what: typed })}</Hint>
      )}
    </>
  );
}

export function NoticeboardScreen() {
  const { t } = useTexts();
  const mayEdit = usePermits().has('schedules.noticeboard.edit');
  const notices = useRead('noticeboard.listFiles');
  const [leaving, setLeaving] = useState<Notice | null>(null);
  return (
    <Page title={t('noticeboard:title')} back>
      {mayEdit && <AddFiles />}
      <QueryState
        query={notices}
        skeleton={{ height: 60, count: 5 }}
        empty={{
          icon: <IconPin aria-hidden="true" />,
          text: t(mayEdit ? 'noticeboard:emptyKeeper' : 'noticeboard:empty'),
        }}
      >
        {(rows) => <SearchableBoard notices={rows} onDelete={setLeaving} />}
      </QueryState>
      {leaving && <TakeDown notice={leaving} onClose={() => setLeaving(null)} />}
    </Page>
  );
}
