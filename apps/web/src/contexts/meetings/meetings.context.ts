import { meetingsDomain } from '#contexts/meetings/meetings/meetings.domain.tsx';
import { proposalsDomain } from '#contexts/meetings/proposals/proposals.domain.tsx';
import { responsibilitiesDomain } from '#contexts/meetings/responsibilities/responsibilities.domain.tsx';
import { speakersDomain } from '#contexts/meetings/speakers/speakers.domain.tsx';
import { speakersImportDomain } from '#contexts/meetings/speakers-import/speakers-import.domain.tsx';
import { talksDomain } from '#contexts/meetings/talks/talks.domain.tsx';
import { defineContext } from '#platform/context.ts';

export const meetingsContext = defineContext({
  name: 'meetings',
  layer: 3,
  domains: [
    responsibilitiesDomain,
    meetingsDomain,
    proposalsDomain,
    speakersImportDomain,
    speakersDomain,
    talksDomain,
  ],
});
