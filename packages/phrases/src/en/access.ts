/** Phrases of sign-in: links, codes, devices. */

import { phoneStorage } from './phone-storage.ts';

export const access = {
  section: 'Signing in',
  language: 'Language',
  outboxEmpty:
    'Nothing has been sent yet. This is a test installation: links and messages appear here instead of being sent.',
  open: {
    title: 'Welcome to Sheaf',
    text: 'Your link is ready. Press the button to sign in on this device.',
    button: 'Open Sheaf',
    congregation: 'Congregation: {name}',
  },
  denied: {
    title: 'Open your own link',
    text: 'There is no password. Your link came by SMS or e-mail.',
    heading: "Oh Oh! Unfortunately you haven't passed authentication.",
  },
  restoring: 'Signing you in again on this device.',
  storage: phoneStorage,
  noAccess: 'Your profile has no access yet. Please speak to an elder.',
  ask: {
    contact: 'Phone or e-mail',
    example: '0400 555 012',
    button: 'Send me a new link',
    known: 'If we know this phone or e-mail, your link arrives within a minute.',
    sent: 'If we know this phone or e-mail, your link is on its way. It works for 15 minutes. If none arrives, wait a while before you ask again.',
  },
  code: {
    title: 'Have a code instead?',
    label: 'Six-digit code',
    text: 'The code is in the same message as the link. Enter it on the device where you asked for the link.',
    button: 'Sign in with the code',
  },
  message: {
    subject: 'Your link to {congregation}',
    invite: 'Hi {first_name}, this link opens {congregation} for you. Keep it private.',
    asked: 'Hi {first_name}, this link signs you in to {congregation}. It works once, within 15 minutes.',
    code: 'Or enter this code:',
    subjectOfMany: 'Your links to {congregation}',
    askedOfMany:
      'These links sign you in to {congregation}, each as one person. A link works once, within 15 minutes.',
    buttonOf: 'Open Sheaf as {name}',
    codeOf: '{name}, code',
  },
  devices: {
    title: 'My devices',
    menuText: 'Where you are signed in',
    current: 'This device',
    lastUsed: 'Last used {date}',
    end: 'Sign out {device}',
    endShort: 'Sign out',
  },
  passkey: {
    button: 'Use a passkey',
    failed: 'The passkey was not used. Try again, or ask for a link.',
  },
  passkeys: {
    title: 'Passkeys',
    text: 'Sign in with your fingerprint, face or screen lock, without waiting for a link.',
    none: 'No passkey yet.',
    made: 'Added {date}',
    used: 'Added {date}, last used {used}',
    add: 'Add a passkey',
    added: 'The passkey is added.',
    given: 'No passkey was added. Try again when you are ready.',
    known: 'This device has a passkey for Sheaf already.',
    unable: 'This browser cannot keep passkeys. You can still sign in with a link.',
    remove: 'Remove',
    removeOne: 'Remove the passkey of {device}',
    question: 'Remove this passkey?',
    questionText:
      'The passkey of {device} no longer signs you in. Remove it from that device as well, where its passwords are kept.',
  },
  refusals: {
    'invites-of-congregation':
      'Your congregation has sent as many free invites as it may in one day. Send the next one after {time}.',
    'invites-of-person': 'This person was sent several invites already. Send the next one after {time}.',
    'invites-of-address':
      'Several invites were sent to this e-mail address or phone number already. Send the next one after {time}.',
  },
  starting: { title: 'Getting your congregation ready', percent: '{percent}%' },
  tips: {
    1: 'Save the app to your home screen.',
    2: 'Tap a map number to open it.',
    3: 'Add a not-at-home from the map page.',
    4: 'Hand in a map from Assignments.',
    5: 'Your next cart shift is on the dashboard.',
    6: 'Add your away dates so you are not assigned.',
    7: 'Subscribe to your calendar feed in My Profile.',
    8: 'Suggest a feature in Feature Requests.',
    9: 'Tap the bell to see your notices.',
  },
  journal: {
    kind: {
      access: 'Signing in',
    },
    entity: {
      session: 'Signed-in device',
      link: 'Link to sign in',
    },
    field: {
      device: 'Device',
      expires_at: 'Works until',
      person_id: 'Person',
    },
  },
} as const;
