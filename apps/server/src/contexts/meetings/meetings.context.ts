import { meetingsDomain } from '#contexts/meetings/meetings/meetings.domain';
import { proposalsDomain } from '#contexts/meetings/proposals/proposals.domain';
import { responsibilitiesDomain } from '#contexts/meetings/responsibilities/responsibilities.domain';
import { speakersDomain } from '#contexts/meetings/speakers/speakers.domain';
import { speakersImportDomain } from '#contexts/meetings/speakers-import/speakers-import.domain';
import { talksDomain } from '#contexts/meetings/talks/talks.domain';
import { defineContext } from '#platform/context';

export const meetingsContext = defineContext({
  name: 'meetings',
  layer: 3,
  holds: 'meetings, workbooks, public talks, speakers, proposals, responsibilities',
  domains: [
    responsibilitiesDomain,
    meetingsDomain,
    proposalsDomain,
    speakersImportDomain,
    speakersDomain,
    talksDomain,
  ],
});
