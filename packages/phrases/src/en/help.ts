/** Help: one short page for each screen, and what is new. */
export const help = {
  section: 'Help',
  title: 'Help',
  menuText: 'Each screen explained in a few words, and what is new',
  all: 'All help pages',
  none: 'No help page matches. Shorten the search.',
  search: 'Search in help',
  news: 'What is new',
  /** Screens without an entry in a menu. */
  screen: {
    maps: 'Maps',
    map: 'A map',
    assignments: 'Assignments',
    schedules: 'Schedules',
    settings: 'Settings',
    notifications: 'Notifications',
    waiting: 'Waiting to send',
  },
  page: {
    tasks:
      'Your tasks at the hall and where helpers are needed. Press Done when a task is done, or “I’ll help” to take a place. Those who look after tasks add them here and see who helps.',
    maps: 'The first page shows your next assignment, the maps you hold, and what is new for you. Press a map to open it. A cross removes a message for good.',
    map: 'Press a block or an address when it is done. The thumb down means that nobody was at home. You have a few seconds to undo. Hand in the map when you have finished it. All this works without a connection and is sent later. “Mark these homes” adds the homes that are known in advance to the list.',
    assignments:
      'Your assignments in order of time, with the maps and addresses you hold. Press “Yes, I’ll be there” so that others know. If you cannot do one, press “I can’t”: others are asked, and it stays yours until someone takes it.',
    schedules:
      'The programmes of your congregation: meetings, duties, field service, carts and the noticeboard. Press one to see this week.',
    settings:
      'Your own entries come first. Below are those that you may open because of your roles. With many entries, use the search.',
    notifications:
      'What others did for you in the last 90 days, such as assigning you a map. New ones are marked until you open them.',
    waiting:
      'What you did without a connection waits here. It is sent in order as soon as there is a connection. Do not sign out before.',
    profile:
      'Your name, how to reach you and your language. Give a contact for emergencies. Your qualifications show what you may be assigned. Save after a change.',
    'own-report':
      'Your own report of a month, also for record keepers. It is sent as on the page of the reports, and can be corrected afterwards.',
    reports:
      'Choose whether you shared in the ministry and send. Pioneers add hours. You can correct a report afterwards: the last version counts. Without a connection it is sent later.',
    away: 'Add the days on which you are away. Those who assign see it and choose someone else. If you have assignments on these days, you are asked about them.',
    availability:
      'Press the parts of a day on which you cannot. State how many assignments you wish at most, and with whom you are glad to serve. Every press is saved. Those who assign read “Cannot then”, never the reason.',
    'my-messages':
      'Choose one channel for all messages. Under Exceptions, single kinds can come another way. In your quiet hours, SMS and push notifications wait, unless they are urgent.',
    calendar:
      'One press adds your dates to the calendar of your phone, and changes follow by themselves. The link is private. Make a new one if someone else has it.',
    appearance:
      'Colours, text size and simple mode apply to this device only. Simple mode shows what is next, your map and your report with large buttons.',
    devices: 'The devices on which you are signed in. Sign out a device that you lost or no longer use.',
    help: 'Press the question mark at the top of a screen to read about it. All pages are here too, and can be read without a connection.',
    journal:
      'Who changed what, newest first. Open a change to see it before and after. Most changes can be undone there.',
    'cart-locations':
      'Where the carts stand, with opening times and how many people may serve at once. A closed location is no longer offered for booking.',
    'cart-rotations':
      'A regular shift with several people who take turns. Sheaf books the next person every week.',
    'cart-bookings':
      'All bookings of the carts, with the reports of those who served. Filter by location and time.',
    translations:
      'Change any sentence of the app in any language. The change is shown to everybody at once, without an update.',
    speakers:
      'Congregations with their speakers and talks. Keep the talk coordinator of each congregation up to date, because requests go to that address.',
    talks:
      'The weekends with speaker and talk. Ask a speaker by link; the answer shows on the week. Open weeks are marked.',
    duties:
      'Who serves at the meetings, such as attendants, microphones and sound. Your own duties are highlighted.',
    responsibilities:
      'The duties at meetings, and who takes turns. Sheaf fills the coming weeks in turn, and you can change each place.',
    meetings:
      'Midweek and weekend meetings, week by week. Your part is highlighted. Use the arrows for other weeks. People with permission assign parts here.',
    'language-groups': 'Groups that hold meetings in their own language, with their own schedule.',
    'mail-schedule': 'Choose a week. Its schedule is sent by e-mail to the chairman of that meeting.',
    proposals:
      'Propose a speaker and dates to another congregation. Its coordinator answers by link, without an account.',
    forum:
      'Request what Sheaf should do next, and vote for requests of others. Follow a request to hear about it.',
    events:
      'Visits, assemblies, conventions and other dates. An event can replace meetings; the people concerned are told.',
    credits:
      'The balance for SMS and what was spent. Add credit before it runs out. Push notifications and e-mail are free.',
    messaging:
      'Choose the recipients, write the text, and read what it costs. Nothing is sent before you confirm. Mark a message as urgent only if it must arrive during quiet hours.',
    messages:
      'Every message that was sent, with its state. Those that failed come first; open one to see why, and send it again or drop it.',
    'messaging-settings':
      'Choose which messages are sent automatically, and read what they cost in a month. An Android phone of the congregation can send SMS for free.',
    service: 'Where and when your group meets, and who leads. Meetings of other groups are below.',
    'service-weekly':
      'The place and time at which each group meets every week. The schedule is filled from here.',
    'service-special': 'Groups that meet once, such as for a campaign, with the people who are invited.',
    'service-rotation': 'Groups whose overseers take turns to lead. Sheaf fills the coming weeks in turn.',
    borders: 'The border of each map on the ground plan. Draw it, or import it from another program.',
    assign:
      'Who holds which map and since when. Give a map to someone, recall it, or give out several at once. Overdue maps are marked.',
    'map-manager': 'Add, rename, sort, lock and delete maps, and edit their pictures, blocks and addresses.',
    overview: 'How much of the territory was worked in the last months, what is out, and what is overdue.',
    imports:
      'Bring data from another program or a table. You see what would change before anything is saved, and every import can be undone.',
    totals: 'The reports of the congregation by month and group, with those still missing.',
    attendance: 'Enter how many attended each meeting. Averages by month and service year follow from it.',
    jobs: 'What Sheaf deletes, fills and sends once a day, with the result of the last days.',
    print: 'Schedules, slips, records and lists as PDF or table. Choose a paper, then the period.',
    drafts:
      'Sheaf proposes people for several weeks at once: choose the weeks, read why each person has a place, and accept a week or all. Change a person, or keep one and draft again. Nobody is assigned before you accept, and Undo opens the places again.',
    'open-seats':
      'What is still to be filled in the next 13 weeks: meetings, talks, duties and carts, as far as you fill them. The number is how many people are needed. Press a row to go to where they are assigned.',
    matrix:
      'Everybody who may have a duty, with 13 weeks: what they have, and when they are away. The mark on the bar is an even share: it counts what the person may do and the weeks at home. Press a week to see the duties in it.',
    'moving-in':
      'The steps of a new congregation in the right order, from people to the first schedule, with what is done and what is next. The message on the first page disappears when all is done, or with its cross.',
    noticeboard:
      'Notices for the congregation, written or as files. New ones are marked until you open them, and some ask you to confirm. What you opened can be read without a connection.',
    outbox: 'Only in a test installation: messages appear here instead of being sent.',
    roles:
      'A role is a set of permissions. Give people roles on their record. At least one administrator is required.',
    congregation:
      'Name, place, language and time zone of the congregation. All times in Sheaf follow this time zone.',
    ministry:
      'How maps, addresses, carts and reports work in your congregation. Switch off what you do not use.',
    'meeting-settings':
      'Days and times of the meetings, classes and duties. A change of the time counts from the date you choose.',
    retention: 'How long old data is stored. What is older is deleted at night and cannot be restored.',
    export:
      'The whole congregation as one file, to keep or to move to another installation. It has personal data: store it safely.',
    banner:
      'A notice on the first page of everybody, until each person closes it. A new text shows it again.',
    groups: 'Field service groups with overseer, assistant and members. Move people by opening the group.',
    people:
      'All people of the congregation. Open a record to change it, to invite the person, or to give roles. Search by name.',
    qualifications: 'Who may do which part. Open a part to choose the people; only they are proposed for it.',
    visitors: 'When each person last used the app, and who never signed in. Invite those from their record.',
    phones:
      'Phone numbers that get no SMS, because they are incomplete or abroad. Correct them on the record.',
  },
};
