/** Steps of the tours. */
import { dutiesTour } from './duties-tour.ts';

export const tour = {
  section: 'Welcome tour',
  count: '{at} of {of}',
  next: 'Next',
  back: 'Back',
  skip: 'Skip',
  done: 'Done',
  general: 'There is nothing for you yet; it will appear here.',
  welcome: {
    title: 'Welcome to Sheaf',
    text: 'A two-minute tour of the app. Leave it whenever you like; it continues where you left off.',
  },
  bell: {
    title: 'The bell',
    text: 'The number of things that are new for you: cards on this page, and what others did for you.',
  },
  'tour-button': { title: 'This tour', text: 'Tap here to be shown around again.' },
  'map-buttons': { title: 'The maps', text: 'Tap a number to open its map. Yours have a tick.' },
  'map-colours': {
    title: 'Shapes and colours',
    text: 'Each kind of map has its own shape and sign.',
  },
  'maps-tab': { title: 'Maps', text: 'This tab always brings you back to the maps, your own at the top.' },
  'assignments-tab': {
    title: 'Assignments',
    text: 'Everything assigned to you is here. Tap it, or continue.',
  },
  'cart-report': { title: 'Cart reports', text: 'After a shift at a cart, report it here.' },
  'available-addresses': {
    title: 'Your addresses',
    text: 'Addresses where nobody was home, which you took to try again.',
  },
  'request-addresses': {
    title: 'Get addresses',
    text: 'Take some addresses of a map when you have a little time.',
  },
  'assigned-maps': { title: 'Your maps', text: 'The maps you hold, and how far each is worked.' },
  'request-map': { title: 'Get a map', text: 'Ask for a map and choose one of those that are free.' },
  appointments: { title: 'Your appointments', text: 'Parts, visits and events that concern you, by date.' },
  'schedules-tab': {
    title: 'Schedules',
    text: 'What the congregation plans, and what it posts for everybody. Tap it, or continue.',
  },
  meetings: { title: 'Meetings', text: 'Who has which part, midweek and at the weekend.' },
  'field-service': { title: 'Field service', text: 'When and where the groups meet.' },
  carts: { title: 'Public witnessing', text: 'Book a shift at a cart with two taps.' },
  'settings-tab': {
    title: 'Settings',
    text: 'Your own details, and what you may look after. Tap it, or continue.',
  },
  'my-profile': {
    title: 'My profile',
    text: 'Your contact details and language. Calendar, appearance and devices are below it.',
  },
  'map-door': {
    title: 'Your first map',
    text: 'Each row is an address. The line under it says when someone tried it last.',
  },
  'map-not-home': {
    title: 'Nobody home?',
    text: 'Tap the thumb that points down; the other one if you spoke with someone.',
  },
  'map-undo': {
    title: 'Undo',
    text: 'After a tap you have five seconds. Tap Undo in the row, and nothing is saved.',
  },
  'map-add': {
    title: 'An address is missing?',
    text: 'Add it here, and everybody sees it on the map.',
  },
  'map-hand-in': {
    title: 'Done with the map?',
    text: 'Hand it in here. You are asked before anything happens.',
  },
  ...dutiesTour,
  finish: {
    title: 'That was all',
    text: 'Enter the days you are away, so that you are assigned nothing on them. Good to have you here.',
  },
} as const;
