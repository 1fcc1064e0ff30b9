/** The congregation's account: what texts cost, and how they are paid. */
export const billing = {
  section: 'Account',
  title: 'Credits',
  line: 'Congregation account',
  menuText: 'Balance, and what texts cost',
  balance: 'Balance',
  hint: {
    quiet: 'Nothing was spent in the last three months',
    enough_one: 'Enough for about {count} month like the last three',
    enough_other: 'Enough for about {count} months like the last three',
    most: 'Enough for more than two years',
    low: 'This will not last a month. Top it up before texts stop.',
    owing: 'Below zero. Texts stop once another {left} is spent.',
    usedUp:
      'The balance is used up: texts by SMS are not sent until it is topped up. E-mail and push still go.',
  },
  spent: {
    title: '{month} so far',
    none: 'No text has been paid for this month.',
    label: 'Spent this month',
    cause: {
      manual_one: '{count} text sent by hand',
      manual_other: '{count} texts sent by hand',
      invites_one: '{count} invitation by text',
      invites_other: '{count} invitations by text',
      automatic_one: '{count} reminder by text',
      automatic_other: '{count} reminders by text',
      returned_one: '{count} text not sent, given back',
      returned_other: '{count} texts not sent, given back',
    },
  },
  activity: {
    title: 'Activity',
    empty: 'Nothing has moved the balance yet. What texts cost appears here.',
    looksAfter: '{name} looks after it',
    texts_one: '{count} text',
    texts_other: '{count} texts',
    more: 'Show all {count}',
  },
  state: { open: 'Open', issued: 'Issued', paid: 'Paid', overdue: 'Overdue' },
  described: {
    cost: 'Texts of {month}',
    payment: 'Payment',
    correction: 'Correction',
  },
};
