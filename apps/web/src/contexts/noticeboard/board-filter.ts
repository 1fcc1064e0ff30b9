/** Filters of the board, which are in the address, so that the list is the same on return from a notice. */
import { type Audience, audiences, stateOfNotice } from '@sheaf/rules/noticeboard/audience';
import { isNewNotice } from '@sheaf/rules/noticeboard/notice-order';
import { useSearchParams } from 'react-router';
import { today } from '#platform/dates.ts';
import { isFound } from '#platform/search.ts';
import type { Notice } from './notice-labels.ts';

type Place = 'coming' | 'ended' | `folder-${number}`;

export interface BoardFilter {
  typed: string;
  /** Null shows all. */
  who: 'new' | Audience | null;
  /** Null shows what is shown now, in all folders. */
  place: Place | null;
}

export const placeOfFolder = (id: number): Place => `folder-${id}`;

export const isIn = (notice: Notice, place: Place | null): boolean => {
  const state = stateOfNotice(notice, today());
  if (place === 'coming' || place === 'ended') return state === place;
  return state === 'shown' && (place === null || place === placeOfFolder(notice.folder_id ?? 0));
};

export const isFor = (notice: Notice, who: BoardFilter['who']): boolean => {
  if (who === null) return true;
  return who === 'new' ? isNewNotice(notice) : notice.audience === who;
};

export const isFoundOnBoard = (notice: Notice, { typed, who, place }: BoardFilter): boolean =>
  isIn(notice, place) &&
  isFor(notice, who) &&
  isFound(
    typed,
    notice.title,
    notice.body,
    notice.author,
    ...notice.files.map(({ asset }) => asset.filename),
  );

const isPlace = (value: string | null): value is Place =>
  value !== null && /^(coming|ended|folder-\d+)$/.test(value);

export function useBoardFilter() {
  const [search, setSearch] = useSearchParams();
  const set = (name: 'q' | 'show' | 'in', value: string | null): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  const shown = search.get('show');
  const place = search.get('in');
  const filter: BoardFilter = {
    typed: search.get('q') ?? '',
    who: shown === 'new' ? 'new' : (audiences.find((one) => one === shown) ?? null),
    place: isPlace(place) ? place : null,
  };
  return {
    filter,
    setTyped: (typed: string) => set('q', typed),
    setWho: (who: BoardFilter['who']) => set('show', who),
    setPlace: (next: BoardFilter['place']) => set('in', next),
  };
}
