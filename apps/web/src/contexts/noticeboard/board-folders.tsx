/** Folders above the list, with what is new in each; a press shows one, a second press all again. */

import { isNewNotice } from '@sheaf/rules/noticeboard/notice-order';
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/texts.ts';
import { type BoardFilter, isIn, placeOfFolder } from './board-filter.ts';
import type { Folder, Notice } from './notice-labels.ts';
import classes from './noticeboard.module.css';

interface FoldersProps {
  folders: readonly Folder[];
  notices: readonly Notice[];
  place: BoardFilter['place'];
  onChange: (place: BoardFilter['place']) => void;
}

interface Shelf {
  place: NonNullable<BoardFilter['place']>;
  label: string;
  icon: ReactNode;
}

export function BoardFolders({ folders, notices, place, onChange }: FoldersProps) {
  const { t } = useTexts();
  const icon = <IconFolder aria-hidden="true" />;
  const shelves: Shelf[] = [
    ...folders.map(({ id, label }) => ({ place: placeOfFolder(id), label, icon })),
    // Readers never have these.
    {
      place: 'coming' as const,
      label: t('noticeboard:folder.coming'),
      icon: <IconClock aria-hidden="true" />,
    },
    {
      place: 'ended' as const,
      label: t('noticeboard:folder.ended'),
      icon: <IconArchive aria-hidden="true" />,
    },
  ];
  const shown = shelves
    .map((shelf) => ({ ...shelf, held: notices.filter((notice) => isIn(notice, shelf.place)) }))
    .filter(({ place: one, held }) => held.length > 0 || one === place);
  if (shown.length === 0) return null;
  return (
    <ul className={classes.folders} aria-label={t('noticeboard:folder.title')}>
      {shown.map(({ place: one, label, icon: sign, held }) => {
        const fresh = one === 'ended' ? 0 : held.filter(isNewNotice).length;
        return (
          <li key={one}>
            <button
              type="button"
              className={classes.folder}
              aria-pressed={one === place}
              onClick={() => onChange(one === place ? null : one)}
            >
              <span className={classes.folderIcon} data-new={fresh > 0 || undefined}>
                {sign}
              </span>
              <span className={classes.folderTexts}>
                <bdi className={classes.folderLabel}>{label}</bdi>{' '}
                <span className={classes.fileLine}>
                  {fresh > 0 ? t('noticeboard:folder.newCount', { count: fresh }) : held.length}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
