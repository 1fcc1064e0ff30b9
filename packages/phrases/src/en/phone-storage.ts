/** Phrases of the mail about the storage of an iPhone without the installed app. */
export const phoneStorage = {
  subject: 'Open Sheaf on your iPhone by {date}',
  text: 'Hi {first_name}, Sheaf was last opened on your iPhone on {date}. Safari may delete what a page stores there after seven days without a visit, also what was entered without a connection and is not sent yet.',
  duty: 'Your next assignment is on {date}.',
  open: 'Open Sheaf by {date}',
  install:
    'If you add Sheaf to your home screen (Share button of Safari, then Add to Home Screen), nothing is deleted.',
  stop: 'No more e-mails about the storage of my iPhone',
};
