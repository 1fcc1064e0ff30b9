/** Phrases of printed public talk documents: weekend schedule and talk history. */
export const talkPapers = {
  paper: {
    title: 'Public talk schedule',
    span: '{from} – {to}',
    date: 'Date',
    talk: 'Talk',
    speaker: 'Speaker',
    chairman: 'Chairman',
    prayer: 'Prayer',
    conductor: 'Watchtower conductor',
    reader: 'Watchtower reader',
    none: 'There is no weekend meeting on these days.',
  },
  papers: {
    menu: 'Public talk schedule',
    text: 'The coming weekends with talk, speaker, chairman, prayer, conductor and reader, to put up in the hall.',
    historyMenu: 'Public talk history',
    historyText: 'Every talk with the days on which it was given here and who gave it.',
    csv: 'Make spreadsheet (CSV)',
  },
};
