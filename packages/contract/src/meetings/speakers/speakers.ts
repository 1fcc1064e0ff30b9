/** Operations on the directory of congregations and speakers (SPKR, WKND-C7). */
import { longestOutlineText } from '@sheaf/rules/meetings/speakers/outline-text';
import { searchRanges, shortestQuery } from '@sheaf/rules/meetings/speakers/speaker-search';
import { z } from 'zod';
import { filledFlattened, id, lines, listQuery, noContent, pathIdOf, reference } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { lists } from './lists.ts';
import { partners } from './partners.ts';
import {
  congregation,
  congregationBody,
  contact,
  contactBody,
  deleteCheck,
  newCongregationBody,
  outline,
  outlineNumbers,
  speaker,
  speakerBody,
  worldCongregation,
} from './rows.ts';

const congregationId = z.strictObject({ id: pathIdOf('congregation, as in GET /world/congregations') });
const ofCongregation = z.strictObject({ congregation_id: id });
const speakerOf = z.strictObject({ congregation_id: id, speaker: id });

const keeping = { permission: 'settings.meetings.public', scope: 'world', refusals: [] } as const;
const write = { ...keeping, idempotent: 'key', changes: ['directory'] } as const;
/** Reads that the documents send with POST. */
const ask = { ...keeping, idempotent: 'key', changes: [] } as const;
/** Data shown by other congregations has no revision here. */
const read = { ...keeping, idempotent: 'read', reads: ['directory', 'worldDirectory'] } as const;

export const speakers = {
  ...lists,
  ...partners,
  listDirectory: operation({
    ...read,
    name: 'speakers.listDirectory',
    permission: 'signed-in',
    method: 'GET',
    path: '/world/congregations',
    summary: 'Congregations of the installation and manually maintained ones, by name (SPKR-C15)',
    description: 'Contains no names of people.',
    query: listQuery('id', 'name', 'country_id', 'region_id', 'circuit', 'speakers'),
    reply: z.array(worldCongregation),
  }),
  addCongregation: operation({
    ...write,
    name: 'speakers.addCongregation',
    method: 'POST',
    path: '/congregations',
    summary: 'Add a congregation that does not use the installation (SPKR-C1, SPKR-C2)',
    body: newCongregationBody,
    reply: congregation,
    legacy: [{ method: 'POST', path: '/new-congregation' }],
  }),
  checkCongregation: operation({
    ...read,
    name: 'speakers.checkCongregation',
    method: 'GET',
    path: '/congregation/{id}/delete',
    summary: 'Whether a congregation can be deleted, with future talks that use it (SPKR-C3)',
    params: congregationId,
    reply: deleteCheck,
  }),
  deleteCongregation: operation({
    ...write,
    name: 'speakers.deleteCongregation',
    method: 'DELETE',
    path: '/congregations/{id}',
    summary: 'Delete a manually maintained congregation with its speakers (SPKR-C4)',
    params: congregationId,
    reply: noContent,
    refusals: ['congregation-shows-itself', 'talk-ahead'],
  }),
  readProfile: operation({
    ...read,
    name: 'speakers.readProfile',
    permission: ['settings.meetings.attendance', 'settings.meetings.attendants', 'settings.meetings.public'],
    method: 'GET',
    path: '/congregation/{id}/profile',
    summary: 'A congregation with the contact and speakers that it shows (SPKR-C5, SPKR-O4)',
    params: congregationId,
    reply: congregation,
  }),
  editProfile: operation({
    ...write,
    name: 'speakers.editProfile',
    method: 'POST',
    path: '/congregation/{id}',
    summary: 'Change a congregation (SPKR-C6, SPKR-R6)',
    description:
      'Manually maintained congregations, and address, language and time zone of the caller’s own.',
    params: congregationId,
    body: congregationBody,
    reply: congregation,
    refusals: ['congregation-shows-itself', 'settings-not-yours', 'stale'],
    changes: ['directory', 'congregations'],
  }),
  saveContact: operation({
    ...write,
    name: 'speakers.saveContact',
    method: 'POST',
    path: '/congregation/{id}/ptc',
    summary: 'Set the talk coordinator of a congregation (SPKR-C7, SPKR-R7)',
    description: 'A person for the caller’s own congregation, contact details for others.',
    params: congregationId,
    body: contactBody,
    reply: contact,
    refusals: ['congregation-shows-itself', 'settings-not-yours', 'stale'],
    changes: ['directory', 'congregations'],
  }),
  readContact: operation({
    ...ask,
    name: 'speakers.readContact',
    method: 'POST',
    path: '/congregation-ptc',
    summary: 'Contact of a congregation, if it shows one (SPKR-C11)',
    body: z.strictObject({
      congregation: reference.meta({ description: 'id of the congregation, as in GET /world/congregations' }),
    }),
    reply: contact,
  }),
  listSpeakers: operation({
    ...ask,
    name: 'speakers.listSpeakers',
    method: 'POST',
    path: '/congregation-speakers',
    summary: 'Speakers that a congregation shows (SPKR-C11)',
    body: z.strictObject({
      congregation: reference.meta({ description: 'id of the congregation, as in GET /world/congregations' }),
    }),
    reply: z.array(speaker),
  }),
  addSpeaker: operation({
    ...write,
    name: 'speakers.addSpeaker',
    method: 'POST',
    path: '/congregations/{congregation_id}/speakers',
    summary: 'Add a speaker to a manually maintained congregation (SPKR-C9, SPKR-R4)',
    params: ofCongregation,
    body: speakerBody.omit({ version: true }),
    reply: speaker,
    refusals: ['congregation-shows-itself'],
    legacy: [{ method: 'POST', path: '/new-speaker' }],
  }),
  editSpeaker: operation({
    ...write,
    name: 'speakers.editSpeaker',
    method: 'PUT',
    path: '/congregations/{congregation_id}/speakers/{speaker}',
    summary: 'Change a speaker of a manually maintained congregation (SPKR-C9)',
    params: speakerOf,
    body: speakerBody,
    reply: speaker,
    refusals: ['stale'],
  }),
  checkSpeaker: operation({
    ...read,
    name: 'speakers.checkSpeaker',
    method: 'GET',
    path: '/speaker/{id}/delete',
    summary: 'Whether a speaker can be deleted, with future talks that use them (SPKR-C10)',
    params: z.strictObject({ id: pathIdOf('speaker, as in POST /congregation-speakers') }),
    reply: deleteCheck,
  }),
  deleteSpeaker: operation({
    ...write,
    name: 'speakers.deleteSpeaker',
    method: 'DELETE',
    path: '/congregations/{congregation_id}/speakers/{speaker}',
    summary: 'Delete a speaker of a manually maintained congregation (SPKR-C9)',
    params: speakerOf,
    reply: noContent,
    refusals: ['talk-ahead'],
  }),
  readOutlines: operation({
    ...read,
    name: 'speakers.readOutlines',
    method: 'GET',
    path: '/congregations/{congregation_id}/speakers/{speaker}/outlines',
    summary: 'Talks of a speaker by number (SPKR-C12)',
    params: speakerOf,
    query: listQuery('number', 'title'),
    reply: z.array(outline),
  }),
  saveOutlinesText: operation({
    ...write,
    name: 'speakers.saveOutlinesText',
    method: 'POST',
    path: '/congregations/{congregation_id}/speakers/{speaker}/outlines',
    summary: 'Replace the talks of a speaker with a typed list, "1-5, 12, 45" (SPKR-C13, SPKR-O2)',
    params: speakerOf,
    body: z.strictObject({
      outlines: lines(longestOutlineText).meta({
        description: 'numbers of the public talks, separated by commas, spaces or lines',
      }),
    }),
    reply: z.array(outline),
    changes: ['directory', 'users'],
    refusals: ['speaker-shows-themself'],
  }),
  saveOutlines: operation({
    ...write,
    name: 'speakers.saveOutlines',
    method: 'POST',
    path: '/speaker-outlines',
    summary: 'Replace the talks of a speaker (SPKR-C14)',
    body: z.strictObject({
      speaker: reference.meta({ description: 'id of the speaker, as in POST /congregation-speakers' }),
      outlines: outlineNumbers,
    }),
    reply: z.array(outline),
    changes: ['directory', 'users'],
    refusals: ['speaker-shows-themself'],
  }),
  searchSpeakers: operation({
    ...ask,
    name: 'speakers.searchSpeakers',
    method: 'POST',
    path: '/speaker-search',
    summary: 'Search shown speakers by the beginning of their name (WKND-C7, WKND-D7)',
    description: 'Within the circuit or region; within the country if the congregation has neither.',
    body: z.strictObject({
      query: filledFlattened(100).refine((value) => [...value].length >= shortestQuery, 'too-short'),
      range: z.enum(searchRanges).default('circuit'),
    }),
    reply: z.array(speaker),
  }),
};
