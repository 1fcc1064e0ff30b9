/** Phrases of notifications and dashboard prompts. */
export const dashboard = {
  section: 'Notifications',
  title: 'Notifications',
  none: 'Nothing new. You will see here what others do for you, such as assigning you a map.',
  somebody: 'Someone',
  unread: 'Not read yet',
  more: 'Show older ones',
  refusals: {
    'not-subscriber': 'Only elders and servants are asked to subscribe.',
  },
  journal: {
    entity: {
      settings: 'Settings',
    },
    field: {
      content: 'Text',
      on: 'Switched on',
      part: 'Settings of',
      title: 'Heading',
    },
    part: {
      banner_notification: 'Banner',
    },
  },
  movingIn: {
    title: 'Moving to Sheaf',
    text: 'Import what your congregation has already, in this order. You see what would be imported before anything is saved, and every import can be undone.',
    toMaps: 'Go to the maps',
    done: 'You have people, maps, addresses and history. You can import more at any time.',
    people: {
      title: 'People',
      count_one: '{count} person is here.',
      count_other: '{count} people are here.',
      left: 'So far only you. Import a list, or add people one by one; nobody is invited until you do so.',
      byFile: 'Import people',
      byHand: 'Add a person',
    },
    maps: {
      title: 'Maps',
      count_one: '{count} map is here.',
      count_other: '{count} maps are here.',
      left: 'Import the territories of another program, or add the first map by hand.',
      byFile: 'Import territories',
      byHand: 'Add maps by hand',
    },
    addresses: {
      title: 'Addresses',
      count_one: '{count} address is here.',
      count_other: '{count} addresses are here.',
      left: 'Import the addresses of another program, or a plain list of them.',
      byFile: 'Import addresses',
      byHand: 'Import an address list',
    },
    history: {
      title: 'History',
      count_one: '{count} assignment is here.',
      count_other: '{count} assignments are here.',
      left: 'Import who had which map when, or start by assigning the first map.',
      byFile: 'Import assignments',
      byHand: 'Assign a map',
    },
  },
} as const;
