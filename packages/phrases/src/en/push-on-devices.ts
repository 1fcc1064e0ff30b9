export const pushOnDevices = {
  title: 'Push notifications on my devices',
  text: 'The devices on which messages appear, if you chose push notifications above.',
  on: 'Turn on for this device',
  off: 'Turn off',
  offOne: 'Turn off on {device}',
  here: 'This device',
  since: 'Since {date}',
  refused: 'Notifications of Sheaf are blocked. Allow them in the settings of this browser, then try again.',
  failed: 'This device could not be turned on. Try again later.',
  install: 'On an iPhone, add Sheaf to the home screen first, then open it from there.',
  unable: 'This browser does not support push notifications.',
};
