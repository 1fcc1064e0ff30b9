/** Phrases of the speaker list, printed or mailed to another coordinator. */
export const speakerLists = {
  list: {
    title: 'Speakers of {name}',
    speaker: 'Speaker',
    talks: 'Talks',
    reached: 'Phone and e-mail',
    none: 'There are no speakers to list.',
    subject: 'Speakers of {congregation}',
    head: 'These brothers of {congregation} can speak in other congregations.',
    headNamed: '{name}, these brothers of {congregation} can speak in other congregations.',
    line: '{name} ({appointment})',
    answer: 'To arrange a date, write or call:',
    preparing: 'Preparing the file…',
    print: 'Speakers’ list (PDF)',
    printContacts: 'With phone and e-mail (PDF)',
    propose: 'Offer one of our speakers',
    invite: 'Invite one of their speakers',
    send: 'Send our speaker list',
    sendTitle: 'Send our speakers to {name}',
    sendText:
      '{contact} gets the names of our speakers with their talks by e-mail. Their phone numbers and e-mail addresses are not sent.',
    sendNow: 'Send to {contact}',
    message: 'Message',
    messageText: 'Shown above the list.',
    sent: 'The list is sent to {contact}.',
  },
};
