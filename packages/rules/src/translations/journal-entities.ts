import type { JournalEntity } from '../journal/journal-entity.ts';

export const translationsEntities = {
  wordings: {
    name: 'wording',
    read: 'settings.cong.edit',
    final: 'wording',
    label: ['text'],
    fields: { iso: 'language', text: 'text' },
  },
  wording_languages: {
    name: 'language',
    read: 'settings.cong.edit',
    final: 'wording',
    label: ['iso'],
    fields: { iso: 'language' },
  },
} as const satisfies Record<string, JournalEntity>;
