/** Screens on which open seats are filled, and their names (SHELL-R34). */
import type { OpenSeatKind } from '@sheaf/rules/dashboard/dashboard/open-seats';
import type { Reply } from '#platform/api.ts';
import type { DutyKindIcon } from '#ui/schedule/duty-icon.tsx';

export type OpenSeats = Reply<'dashboard.readOpenSeats'>;
export type OpenSeatLine = OpenSeats['lines'][number];

export const openSeatIcons: Record<OpenSeatKind, DutyKindIcon> = {
  midweek: 'chairman',
  weekend: 'chairman',
  talk: 'talk',
  responsibility: 'door',
  cart: 'cart',
};

const withGroup = (path: string, group: number | null): string =>
  group === null ? path : `${path}${path.includes('?') ? '&' : '?'}group=${group}`;

/** Address of the screen and the week that fill the seats of a line. */
export function pathOfSeats({ kind, week, group, location }: OpenSeatLine): string {
  switch (kind) {
    case 'midweek':
      return withGroup(`/schedules/meetings/?week=${week}&type=clam`, group);
    case 'weekend':
      return withGroup(`/schedules/meetings/?week=${week}&type=public`, group);
    case 'talk':
      return withGroup('/settings/public-scheduler/', group);
    case 'responsibility':
      return '/schedules/attendants/?show=open';
    case 'cart':
      return `/schedules/cart/${location}/?week=${week}`;
  }
}

export const sumOf = (lines: readonly OpenSeatLine[]): number =>
  lines.reduce((sum, { count }) => sum + count, 0);
