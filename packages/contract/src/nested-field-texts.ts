/** Descriptions of fields by the field that contains them: `counts.problems` is not `problems`. They replace `fieldTexts`. */
import { messageKindTexts } from './message-kind-texts.ts';
import { nestedImportTexts } from './nested-import-texts.ts';

export const nestedFieldTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...nestedImportTexts,
  preferences: {
    ...messageKindTexts('channel'),
    'forum-news': 'channel: news in feature requests',
    notice: 'channel: notices on the board',
    'task-news': 'channel: tasks and helper sheets',
    'phone-storage': 'channel: Safari will soon delete what an iPhone stores',
  },
  switches: messageKindTexts('sends these messages'),
  answered_for: {
    date: 'date for which the answer was given',
    time: 'time for which the answer was given, HH:MM',
  },
  appointments: {
    title: 'title of the part; null without one',
    location: 'place or address; null without one',
  },
  around: {
    lines: 'course of the street: lines of [longitude, latitude]',
    name: 'name of the street',
  },
  attendants: {
    group: 'id of the group, as in GET /groups; null if a person fills the place',
    user: 'id of the person, as in GET /users; null if a group fills the place or nobody does',
  },
  attendants_schedule: { compact: 'the schedule is printed on one line for each meeting' },
  author: { name: 'name of the person; null if it may not be seen' },
  automatic_messaging: {
    manual: 'messages written by hand may be sent',
    carts: 'people are reminded of shifts at a cart',
    maps: 'holders are reminded of overdue maps',
    maps_assigned: 'people are notified of a map assigned to them',
    addresses: 'people are notified before reserved addresses become free',
    duties: 'people are reminded of meeting parts the evening before',
    duties_week: 'people are reminded of meeting parts a week before',
    groups: 'groups are notified of their special field service meetings',
    reports: 'people are reminded of missing reports',
    attendants: 'people are reminded of responsibilities before the meeting',
  },
  awards: {
    ideas_man: 'own topics accepted',
    advocate: 'likes given',
    comments: 'comments written',
  },
  banner_notification: {
    title: 'title of the banner',
    content: 'text of the banner',
  },
  authenticatorSelection: {
    residentKey: 'residentKey of WebAuthn',
    requireResidentKey: 'requireResidentKey of WebAuthn',
  },
  blocks: {
    label: 'letter or number of the block',
    at: 'longitude and latitude of the block',
  },
  borders: { name: 'name of the border in the file' },
  cart: { location: 'name of the cart location' },
  cart_reports: { location: 'name of the cart location' },
  causes: {
    cause: 'messages by hand, invitations, automatic messages, or amounts returned',
    texts: 'number of SMS',
  },
  changes: { at: 'time of the change' },
  clashes: {
    code: 'kind of conflict',
    duty: 'id of the conflicting duty',
    date: 'date of the conflicting duty',
  },
  cleared: { kind: 'kind of the commitment' },
  contact: { name: 'name; null if unknown' },
  data: { object: 'object of the event, as the provider describes it' },
  do_not_calls: { count: 'number of do-not-calls' },
  doors: {
    address: 'house number with suffix and unit',
    age: 'time since the last attempt',
    count: 'number of addresses',
    date: 'date of the last confirmation',
  },
  due: {
    journal: 'number of changes that are deleted tonight',
    messages: 'number of messages that are deleted tonight',
    notes: 'number of notes that are deleted tonight',
  },
  gives: { until: 'end, HH:MM' },
  duty: {
    kind: 'kind of the duty',
    from: 'start, HH:MM',
    until: 'end, HH:MM',
    date: 'date of the duty, local time',
    note: 'note of the schedule; null without one',
  },
  excludeCredentials: {
    id: 'id of the passkey, base64url',
    type: 'always public-key',
  },
  fields: {
    name: 'name of the field',
    type: 'how the values are shown',
    before: 'values before the change',
    after: 'values after the change',
  },
  first_steps: { hidden: 'steps that are hidden' },
  group: { label: 'name of the group' },
  guest_hours: {
    limit: 'most hours of the caller’s congregation in a week',
    taken: 'hours booked in the week',
  },
  hint: {
    kind: 'quiet: no spending; empty: no spending and no money; enough: for `months`; low: for less than a month; owing: `left` may still be spent; used-up: paid messages are refused',
    months: 'number of months that the balance lasts',
    left: 'cents that may still be spent',
  },
  host: {
    name: 'name of the congregation',
    email: 'e-mail address of its coordinator',
    contact_name: 'name of its coordinator',
  },
  houses: {
    text: 'house number',
    at: 'longitude and latitude of the house',
  },
  kinds: {
    name: 'name of the kind',
    domain: 'domain whose phrases name the kind',
  },
  label: {
    field: 'field of the row',
    type: 'how the value is shown',
    text: 'value, or its code',
  },
  last_away: { date: 'date of the talk' },
  last_here: {
    date: 'date of the talk',
    number: 'number of the talk',
  },
  lines: { text: 'wording; null returns to the default' },
  map: {
    number: 'number of the map',
    name: 'name of the map; null without one',
    suburb: 'suburb of the map; null without one',
  },
  maps: {
    number: 'number of the map',
    name: 'name of the map; null without one',
    suburb: 'suburb of the map; null without one',
    streets: 'number of streets on the map',
    asset: 'picture of the map; null without one',
  },
  meeting: { type: 'clam (midweek) or public (weekend)' },
  meeting_schedule: { history: 'months of past meetings that the schedule shows' },
  meetings: {
    meeting: 'clam (midweek) or public (weekend)',
    type: 'clam (midweek) or public (weekend)',
    url: 'link to join the meeting',
    starts_at: 'start, UTC',
  },
  members: { active: 'false after the person was deactivated' },
  messages: {
    kind: 'kind of the message, such as `map-assigned`',
    state: 'delivery state',
  },
  months: {
    month: 'month, `2026-11`',
    completed: 'number of completed assignments',
  },
  moved: {
    was: 'date and time before the move',
    now: 'date and time after the move',
  },
  neighbours: { number: 'number of the map' },
  never: { number: 'number of the map' },
  next: { note: 'note of the schedule; null without one' },
  nobody: {
    people: 'number of people who take turns',
    reasons: 'reasons why none of them is free',
  },
  now: { date: 'date after the move' },
  object: {
    object: 'kind of the object, as the provider names it',
    id: 'id of the object at the provider',
  },
  outlines: {
    number: 'number of the public talk',
    title: 'title of the talk; null if unknown',
  },
  overdue: {
    number: 'number of the map',
    days_over: 'days beyond the limit of the congregation',
  },
  parts: {
    date: 'date of the part',
    meeting_part_type: 'qualification of the part, 1 to 18',
  },
  payload: { reason: 'reason of a failure' },
  people: {
    name: 'name of the person',
    what: 'name of the duty',
    report: 'report of the month; null if missing',
  },
  privacy_consent: { created_at: 'time of the acceptance' },
  pubKeyCredParams: {
    alg: 'COSE algorithm, such as -7 for ES256',
    type: 'always public-key',
  },
  progress: { blocks: 'numbers of the completed blocks' },
  raw_balance: { total: 'balance of the account in cents; negative if the congregation owes' },
  reasons: {
    code: 'reason for the rank',
    duty: 'id of the conflicting duty',
    date: 'date of that duty',
    weeks: 'weeks between the duties',
    duties: 'number of recent duties',
    reason: 'reason why people are passed over',
    people: 'number of people',
  },
  request: {
    date: 'date of the meeting',
    overseer: 'name of the overseer who asks',
  },
  roads: {
    name: 'name of the street',
    lines: 'course of the street: lines of [longitude, latitude]',
  },
  rows: {
    kind: 'kind of message',
    cells: 'cells of the line by column',
    outcome: 'new, there (unchanged), filled (empty fields are filled) or problem',
    reason: 'reason why the row is not imported; null if it is',
  },
  rp: {
    id: 'domain of this installation',
    name: 'name of this installation',
  },
  runs: {
    failed: 'the run failed',
    result: 'figures of the run by name',
  },
  sections: {
    category: 'section of the phrases, as in GET /lang',
    missing: 'number of phrases without a wording',
    edited: 'number of wordings edited on this installation',
  },
  skipped: {
    'no-way': 'number of people without a channel',
    'same-address': 'number of people who share an address with another recipient',
    country: 'number of people whose phone number has no country',
    'number-cap': 'number of people over the limit of messages',
  },
  start: { of: 'what the view shows' },
  stays: { kind: 'kind of the commitment' },
  steps: {
    step: 'what happened',
    at: 'time of the step',
    detail: 'reply of the provider; null without one',
    person: 'name of the person who requested it; null otherwise',
  },
  streets: { name: 'name of the street' },
  suburb: {
    suburb: 'name of the suburb',
    code: 'code of the suburb; null without one',
  },
  suburbs: {
    suburb: 'name of the suburb',
    code: 'code of the suburb; null without one',
  },
  take_back: { obstacle: 'reason why the change cannot be reverted; null if it can' },
  talk: {
    title: 'title of the talk; null if unknown',
    notes: 'number and title in one line',
    date: 'date of the talk',
  },
  talks: {
    date: 'date on which the talk was given',
    speaker_name: 'name of the speaker; null or omitted if unknown',
  },
  tiles: {
    kind: 'raster images or one pmtiles file',
    url: 'address of the tiles',
  },
  topics: { label: 'title of the topic' },
  tries: { part: 'part of the day' },
  user: {
    id: 'id of the user handle, base64url',
    displayName: 'name shown by the authenticator',
  },
  uses: {
    date: 'date of the talk',
    kind: 'talk given here, or talk given elsewhere',
  },
  was: { date: 'date before the move' },
};
