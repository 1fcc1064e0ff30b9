/** Screen of the noticeboard: pinned notices, then new ones, then the newest (NOTICE-S1, X-BOARD). */
import { Button } from '@mantine/core';
import { type Audience, audiences } from '@sheaf/rules/noticeboard/audience';
import { byPlaceOnBoard, isNewNotice } from '@sheaf/rules/noticeboard/notice-order';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconFolderCog from '@tabler/icons-react/dist/esm/icons/IconFolderCog.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useOnline } from '#platform/online.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useOpenSaved } from '#platform/use-open-saved.ts';
import { Card, Section } from '#ui/card.tsx';
import { Chips } from '#ui/chips.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkRow } from '#ui/link-row.tsx';
import { Hint, Page, Tools } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { type BoardFilter, isFoundOnBoard, isIn, useBoardFilter } from './board-filter.ts';
import { BoardFolders } from './board-folders.tsx';
import { FoldersSheet } from './folders-sheet.tsx';
import { audienceText, type Folder, type Notice, noticeLine } from './notice-labels.ts';
import { NoticeSheet } from './notice-sheet.tsx';
import classes from './noticeboard.module.css';
import { useFolders, useNotices } from './use-notices.ts';

const icons = { picture: IconPhoto, pdf: IconFileTypePdf, docx: IconFileText };

function Mark({ notice }: { notice: Notice }) {
  const { t } = useTexts();
  if (isNewNotice(notice)) return <span className={classes.new}>{t('noticeboard:isNew')}</span>;
  return (
    <span className={classes.read}>
      <IconCheck aria-hidden="true" size={18} />
      {t('noticeboard:isRead')}
    </span>
  );
}

function NoticeRow({ notice, folder }: { notice: Notice; folder: Folder | undefined }) {
  const { t } = useTexts();
  const [file] = notice.files;
  const Icon = notice.pinned ? IconPin : notice.body === null && file ? icons[file.kind] : IconFileText;
  return (
    <LinkRow
      to={`/schedules/noticeboard/${notice.id}/`}
      icon={<Icon aria-hidden="true" />}
      title={<bdi className={isNewNotice(notice) ? undefined : classes.readTitle}>{notice.title}</bdi>}
      line={noticeLine(t, notice, folder)}
    >
      <Mark notice={notice} />
    </LinkRow>
  );
}

interface ChipsProps {
  notices: readonly Notice[];
  who: BoardFilter['who'];
  onChange: (who: BoardFilter['who']) => void;
}

/** All, new ones, and the audiences, if there are several. */
function FilterChips({ notices, who, onChange }: ChipsProps) {
  const { t } = useTexts();
  const found = audiences.filter((one) => notices.some(({ audience }) => audience === one));
  const shown: readonly (Audience | 'new' | null)[] = [null, 'new', ...(found.length > 1 ? found : [])];
  const count = notices.filter(isNewNotice).length;
  const labelOf = (one: Audience | 'new' | null): string => {
    if (one === null) return t('noticeboard:filter.all');
    return one === 'new' ? t('noticeboard:filter.new', { count }) : audienceText(t, one);
  };
  return (
    <Chips label={t('noticeboard:filter.label')} oneLine>
      {shown.map((one) => (
        <button key={one} type="button" aria-pressed={who === one} onClick={() => onChange(one)}>
          {who === one && <IconCheck aria-hidden="true" size={18} />}
          {labelOf(one)}
        </button>
      ))}
    </Chips>
  );
}

function Board({ notices, folders }: { notices: readonly Notice[]; folders: readonly Folder[] }) {
  const { t } = useTexts();
  const { filter, setTyped, setWho, setPlace } = useBoardFilter();
  const current = notices.filter((notice) => isIn(notice, null));
  const found = notices.filter((notice) => isFoundOnBoard(notice, filter)).sort(byPlaceOnBoard);
  return (
    <>
      <SearchField label={t('shell:search')} value={filter.typed} onChange={setTyped} />
      <FilterChips notices={current} who={filter.who} onChange={setWho} />
      <BoardFolders folders={folders} notices={notices} place={filter.place} onChange={setPlace} />
      {found.length > 0 ? (
        <Section title={t('noticeboard:list')} aside={t('noticeboard:allPinned')}>
          <Card>
            <ul className={classes.list}>
              {found.map((notice) => (
                <NoticeRow
                  key={notice.id}
                  notice={notice}
                  folder={folders.find(({ id }) => id === notice.folder_id)}
                />
              ))}
            </ul>
          </Card>
        </Section>
      ) : (
        <Hint>
          {filter.typed ? t('shell:nothingFound', { what: filter.typed }) : t('noticeboard:noneOfThese')}
        </Hint>
      )}
    </>
  );
}

export function NoticeboardScreen() {
  const { t } = useTexts();
  const mayEdit = usePermits().has('schedules.noticeboard.edit');
  const online = useOnline();
  const { notices, marked = [] } = useNotices();
  const folders = useFolders().data ?? [];
  const [open, setOpen] = useState<'notice' | 'folders' | null>(null);
  const openSaved = useOpenSaved();
  const writes = mayEdit && online;
  const count = marked.filter((notice) => isIn(notice, null) && isNewNotice(notice)).length;
  return (
    <Page
      title={t('noticeboard:title')}
      line={notices.data && count > 0 ? t('noticeboard:newCount', { count }) : undefined}
      back
      actions={
        writes && (
          <IconButton label={t('noticeboard:folder.edit')} onClick={() => setOpen('folders')}>
            <IconFolderCog aria-hidden="true" />
          </IconButton>
        )
      }
    >
      {writes && (
        <Tools>
          <Button leftSection={<IconPlus aria-hidden="true" size={20} />} onClick={() => setOpen('notice')}>
            {t('noticeboard:add')}
          </Button>
        </Tools>
      )}
      <QueryState
        query={notices}
        skeleton={{ height: 60, count: 5 }}
        empty={{
          icon: <IconPin aria-hidden="true" />,
          text: t(mayEdit ? 'noticeboard:emptyKeeper' : 'noticeboard:empty'),
        }}
      >
        {() => <Board notices={marked} folders={folders} />}
      </QueryState>
      {open === 'notice' && (
        <NoticeSheet
          notice={null}
          // Files are added there.
          onSaved={({ id }) => openSaved(`/schedules/noticeboard/${id}/`)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'folders' && <FoldersSheet folders={folders} onClose={() => setOpen(null)} />}
    </Page>
  );
}
