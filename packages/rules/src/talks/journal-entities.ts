/** Public talks and their titles, as the journal tells them. */
import { type JournalEntity, oneKey, rowOf, wordsOf } from '../journal/journal-entity.ts';

const key = 'settings.meetings.public';

export const talksEntities = {
  talks: {
    name: 'talk',
    read: key,
    freed: { bundle: ({ duty_id }) => `duty ${duty_id}` },
    label: ['number'],
    fields: {
      number: 'text',
      meeting_id: rowOf('meetings'),
      person_id: rowOf('people'),
      speaker_name: 'text',
      speaker_congregation: 'text',
      confirmed: wordsOf('talks:confirmed.'),
      answer: wordsOf('talks:answer.'),
      answer_word: 'text',
      answered_at: 'instant',
      cleared_at: 'instant',
      duty_id: 'unseen',
      speaker_id: 'unseen',
      host_id: 'unseen',
      speaker_email: 'unseen',
      speaker_phone: 'unseen',
      speaker_lang: 'language',
    },
  },
  away_talks: {
    name: 'away-talk',
    read: key,
    freed: { bundle: ({ id }) => `away-talk ${id}`, day: 'held_on' },
    label: ['held_on', 'host_name'],
    fields: {
      held_on: 'date',
      starts_at: 'time',
      host_name: 'text',
      number: 'text',
      person_id: rowOf('people'),
      confirmed: wordsOf('talks:confirmed.'),
      answer: wordsOf('talks:answer.'),
      answer_word: 'text',
      answered_at: 'instant',
      host_id: 'unseen',
      zone: 'unseen',
    },
  },
  talk_titles: {
    name: 'title',
    read: key,
    revert: oneKey(key),
    label: ['number', 'title'],
    fields: { lang: 'language', number: 'text', title: 'text' },
  },
  given_talks: {
    name: 'given',
    read: key,
    revert: oneKey(key),
    label: ['number', 'given_on'],
    fields: { number: 'text', given_on: 'date', speaker_name: 'text', speaker_congregation: 'text' },
  },
} as const satisfies Record<string, JournalEntity>;
