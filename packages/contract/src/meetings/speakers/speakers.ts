/** The directory of congregations and of those who speak in them (SPKR, WKND-C7). */
import { longestOutlineText } from '@sheaf/rules/meetings/speakers/outline-text';
import { searchRanges, shortestQuery } from '@sheaf/rules/meetings/speakers/speaker-search';
import { z } from 'zod';
import { filledFlattened, id, lines, listQuery, noContent, reference } from '../../fields.ts';
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

const congregationId = z.strictObject({ id });
const ofCongregation = z.strictObject({ congregation_id: id });
const speakerOf = z.strictObject({ congregation_id: id, speaker: id });

const keeping = { permission: 'settings.meetings.public', scope: 'world', refusals: [] } as const;
const write = { ...keeping, idempotent: 'key', changes: ['directory'] } as const;
/** Reads that the documents send with POST: they change nothing. */
const ask = { ...keeping, idempotent: 'key', changes: [] } as const;
/** What others show is theirs: no revision tells of it. */
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
    summary:
      'Congregations of the installation, and those that the own one keeps, by name (SPKR-C15). No person is named.',
    query: listQuery('id', 'name', 'country_id', 'region_id', 'circuit', 'speakers'),
    reply: z.array(worldCongregation),
  }),
  addCongregation: operation({
    ...write,
    name: 'speakers.addCongregation',
    method: 'POST',
    path: '/congregations',
    summary: 'Keeps a congregation that is not on the installation (SPKR-C1, SPKR-C2).',
    body: newCongregationBody,
    reply: congregation,
    legacy: [{ method: 'POST', path: '/new-congregation' }],
  }),
  checkCongregation: operation({
    ...read,
    name: 'speakers.checkCongregation',
    method: 'GET',
    path: '/congregation/{id}/delete',
    summary: 'Whether a congregation can be deleted, and which coming talks keep it (SPKR-C3).',
    params: congregationId,
    reply: deleteCheck,
  }),
  deleteCongregation: operation({
    ...write,
    name: 'speakers.deleteCongregation',
    method: 'DELETE',
    path: '/congregations/{id}',
    summary: 'Deletes a congregation that was kept by hand, with its speakers (SPKR-C4).',
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
    summary: 'A congregation with what it shows of its contact and its speakers (SPKR-C5, SPKR-O4).',
    params: congregationId,
    reply: congregation,
  }),
  editProfile: operation({
    ...write,
    name: 'speakers.editProfile',
    method: 'POST',
    path: '/congregation/{id}',
    summary:
      'Changes a congregation kept by hand; of the own one its address, language and time zone (SPKR-C6, SPKR-R6).',
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
    summary: 'Who arranges the talks of a congregation; of the own one a person (SPKR-C7, SPKR-R7).',
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
    summary: 'The contact of a congregation, as far as it is shown (SPKR-C11).',
    body: z.strictObject({ congregation: reference }),
    reply: contact,
  }),
  listSpeakers: operation({
    ...ask,
    name: 'speakers.listSpeakers',
    method: 'POST',
    path: '/congregation-speakers',
    summary: 'The speakers of a congregation, as far as they are shown (SPKR-C11).',
    body: z.strictObject({ congregation: reference }),
    reply: z.array(speaker),
  }),
  addSpeaker: operation({
    ...write,
    name: 'speakers.addSpeaker',
    method: 'POST',
    path: '/congregations/{congregation_id}/speakers',
    summary: 'Adds a speaker to a congregation kept by hand (SPKR-C9, SPKR-R4).',
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
    summary: 'Changes a speaker kept by hand (SPKR-C9).',
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
    summary: 'Whether a speaker can be deleted, and which coming talks keep them (SPKR-C10).',
    params: congregationId,
    reply: deleteCheck,
  }),
  deleteSpeaker: operation({
    ...write,
    name: 'speakers.deleteSpeaker',
    method: 'DELETE',
    path: '/congregations/{congregation_id}/speakers/{speaker}',
    summary: 'Deletes a speaker kept by hand (SPKR-C9).',
    params: speakerOf,
    reply: noContent,
    refusals: ['talk-ahead'],
  }),
  readOutlines: operation({
    ...read,
    name: 'speakers.readOutlines',
    method: 'GET',
    path: '/congregations/{congregation_id}/speakers/{speaker}/outlines',
    summary: 'The talks of a speaker, by number (SPKR-C12).',
    params: speakerOf,
    query: listQuery('number', 'title'),
    reply: z.array(outline),
  }),
  saveOutlinesText: operation({
    ...write,
    name: 'speakers.saveOutlinesText',
    method: 'POST',
    path: '/congregations/{congregation_id}/speakers/{speaker}/outlines',
    summary: 'The talks of a speaker as they are typed, "1-5, 12, 45": all of them anew (SPKR-C13, SPKR-O2).',
    params: speakerOf,
    body: z.strictObject({ outlines: lines(longestOutlineText) }),
    reply: z.array(outline),
    changes: ['directory', 'users'],
    refusals: ['speaker-shows-themself'],
  }),
  saveOutlines: operation({
    ...write,
    name: 'speakers.saveOutlines',
    method: 'POST',
    path: '/speaker-outlines',
    summary: 'The talks of a speaker, by number: all of them anew (SPKR-C14).',
    body: z.strictObject({ speaker: reference, outlines: outlineNumbers }),
    reply: z.array(outline),
    changes: ['directory', 'users'],
    refusals: ['speaker-shows-themself'],
  }),
  searchSpeakers: operation({
    ...ask,
    name: 'speakers.searchSpeakers',
    method: 'POST',
    path: '/speaker-search',
    summary:
      'Speakers whose name begins so, among those who are shown; in the country if the own circuit or region is not set (WKND-C7, WKND-D7).',
    body: z.strictObject({
      query: filledFlattened(100).refine((value) => [...value].length >= shortestQuery, 'too-short'),
      range: z.enum(searchRanges).default('circuit'),
    }),
    reply: z.array(speaker),
  }),
};
