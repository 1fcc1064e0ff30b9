export const reportReminders = {
  title: 'Remind about {month}',
  one: '{name} will be told that the report for {month} is missing.',
  all_one: '{count} person will be told that the report for {month} is missing.',
  all_other: '{count} people will be told that their report for {month} is missing.',
  already_one: '{count} was reminded today already and is left out.',
  already_other: '{count} were reminded today already and are left out.',
  send_one: 'Send {count} reminder',
  send_other: 'Send {count} reminders',
  sent_one: '{count} reminder is on its way.',
  sent_other: '{count} reminders are on their way.',
  noWay: 'no phone or e-mail',
};
