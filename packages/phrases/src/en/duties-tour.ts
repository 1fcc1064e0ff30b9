/** Steps of the responsibilities tour (ATTEND-S4). */
export const dutiesTour = {
  'duties-intro': {
    title: 'Duties at the meetings',
    text: 'Who has which duty, such as attendant or sound, meeting by meeting, thirteen weeks ahead.',
  },
  'duties-filter': {
    title: 'What you want to see',
    text: 'Show all duties, only yours, only the open ones, or one kind. Swipe sideways for more.',
  },
  'duties-meeting': {
    title: 'A meeting',
    text: 'Each card is a meeting. Your rows are tinted; red means nobody is assigned.',
  },
  'duties-edit': {
    title: 'Change who has it',
    text: 'Tap a duty and choose from those who can do it. The rotation leaves your choice as it is.',
  },
  'duties-save': {
    title: 'It is saved at once',
    text: 'Every choice is saved as you make it. Close the sheet when you are done.',
  },
  'duties-responsibilities': {
    title: 'Responsibilities',
    text: 'Each card is a task at meetings: a door, microphones, cleaning.',
  },
  'duties-add': { title: 'Add a responsibility', text: 'Add a new one here.' },
  'duties-label': {
    title: 'What it is called',
    text: 'Up to 25 letters, as shown on the schedule and on paper.',
  },
  'duties-frequency': {
    title: 'How often it changes hands',
    text: 'A new person every meeting, or the same one for a week, two weeks or a month.',
  },
  'duties-scope': { title: 'Which meetings', text: 'At the weekend only, midweek only, or at both.' },
  'duties-notes': { title: 'Notes', text: 'A note for the person. Notes can be printed too.' },
  'duties-people': {
    title: 'Approved people',
    text: 'They take turns. Anyone away or on the platform gets a later turn.',
  },
  'duties-show-all': {
    title: 'Show all',
    text: 'The list has only brothers who can do it; this shows everybody.',
  },
  'duties-search': { title: 'Find someone', text: 'Type the beginning of a name and tick it.' },
  'duties-own-scope': {
    title: 'Only some meetings',
    text: 'Choose someone’s meetings in the menu of their row.',
  },
  'duties-order': {
    title: 'The order',
    text: 'Turns go from the top to the bottom. Drag a row by its handle.',
  },
  'duties-booked': {
    title: 'Booked up to',
    text: 'People are assigned up to this day. Every day the rotation adds more days.',
  },
  'duties-change': {
    title: 'Edit a responsibility',
    text: 'The pencil opens the form. Only days after today are assigned again.',
  },
  'duties-delete': {
    title: 'Delete a responsibility',
    text: 'Open the three dots. You are asked before it is deleted.',
  },
  'duties-print': {
    title: 'On paper',
    text: 'In this menu you get the schedule as a PDF to put up.',
  },
  'duties-reminders': {
    title: 'Reminders',
    text: 'Under Settings, Automatic messages, you can have people reminded two days or half a day before.',
  },
  'duties-finish': {
    title: 'That was all',
    text: 'You can start this tour again from the menu of this page.',
  },
} as const;
