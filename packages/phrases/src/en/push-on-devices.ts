export const pushOnDevices = {
  title: 'Push notifications on my devices',
  text: 'Messages appear on the screen at once and cost the congregation nothing. Above, choose push notifications for the kinds you want.',
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
