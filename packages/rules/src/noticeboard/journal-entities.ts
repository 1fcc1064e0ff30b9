import type { JournalEntity } from '../journal/journal-entity.ts';

export const noticeboardEntities = {
  noticeboard_files: {
    name: 'notice',
    read: 'schedules.noticeboard.edit',
    final: 'notice',
    label: ['filename'],
    fields: { filename: 'text' },
  },
} as const satisfies Record<string, JournalEntity>;
