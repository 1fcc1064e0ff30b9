import type { Talk, Week } from '../talk-labels.ts';

export const exampleWeek = (id: number, date: string, values: Partial<Week> = {}): Week => ({
  ...{ id, edited_id: id, type: 'public', start_date: `${date}T00:00:00Z`, local_date: date, week: date },
  ...{ year: 2026, month: 12, canceled: false, time: '10:00', ends_at: '11:45', halls: 1, location: null },
  ...{ label: null, reading: null, event_talk: null, language_group_id: null, overseer: null, version: 1 },
  ...{ talk: null, closed: null },
  ...values,
});

export const exampleTalk = (values: Partial<Talk> = {}): Talk => ({
  ...{ id: 9, meeting_id: 1, meeting_part_id: 2, number: 12, title: 'A home that welcomes', user_id: null },
  ...{
    notes: '12. A home that welcomes',
    speaker_id: null,
    congregation_id: null,
    speaker_name: 'Henry Osei',
  },
  ...{
    speaker_congregation: 'Ulverstone',
    reached_by: 'email',
    confirmed: 0,
    answer: null,
    answer_word: null,
  },
  ...{ answered_at: null, answered_for: null, emails: [], version: 1 },
  ...values,
});
