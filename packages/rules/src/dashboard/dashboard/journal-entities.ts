import { type Fields, wordsOf } from '../../journal/journal-entity.ts';

export const dashboardParts = {
  banner_notification: {
    part: wordsOf('dashboard:journal.part.'),
    on: 'yes-no',
    title: 'text',
    content: 'text',
  },
} as const satisfies Record<string, Fields>;
