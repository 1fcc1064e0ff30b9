/** Draft of a talk elsewhere. The choices are ids in the address, so that a reload or back loses nothing. */
import { isWizardEmail } from '@sheaf/rules/contact/email';
import { hostDayOf, notListed } from '@sheaf/rules/meetings/talks/away-talk';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Reply } from '#platform/api.ts';
import { session } from '#platform/session.ts';
import { useRead } from '#platform/use-read.ts';
import type { Body } from '#platform/use-write.ts';

export type AwayTalk = Reply<'talks.listAwayTalks'>[number];
export type AwaySpeaker = Reply<'talks.listAwaySpeakers'>[number];
export type Host = Reply<'speakers.listDirectory'>[number];

export const steps = ['date', 'congregation', 'new', 'speaker', 'talk', 'confirm'] as const;
export type Step = (typeof steps)[number];

/** AWAY-S3: `away=new` opens the wizard, an id opens it for an existing talk. */
export const parameters = {
  open: 'away',
  step: 'step',
  date: 'date',
  host: 'host',
  country: 'country',
  region: 'region',
  speaker: 'speaker',
  talk: 'talk',
  asks: 'ask',
} as const;

/** AWAY-R3: fields of an unlisted congregation. */
export const emptyHost = {
  name: '',
  suburb: '',
  postcode: '',
  address: '',
  ptc: '',
  public_day: 0,
  public_start_time: '10:00',
};
export type NewHost = typeof emptyHost;

export interface AwayDraft {
  date: string;
  /** -1 for an unlisted congregation, 0 for none. */
  host: number;
  country: number;
  region: number;
  speaker: number;
  talk: number;
  asks: boolean;
}

interface Place {
  country_id: number | null;
  region_id: number | null;
}

const numberIn = (search: URLSearchParams, key: string): number => Number(search.get(key)) || 0;

/** Our own country and region by default; 0 means all (AWAY-K1). */
function placeIn(search: URLSearchParams, own: Place | undefined): Pick<AwayDraft, 'country' | 'region'> {
  if (search.has(parameters.country))
    return { country: numberIn(search, parameters.country), region: numberIn(search, parameters.region) };
  return { country: own?.country_id ?? 0, region: own?.region_id ?? 0 };
}

const draftIn = (search: URLSearchParams, own: Place | undefined): AwayDraft => ({
  date: /^\d{4}-\d\d-\d\d$/.exec(search.get(parameters.date) ?? '')?.[0] ?? '',
  host: numberIn(search, parameters.host),
  ...placeIn(search, own),
  speaker: numberIn(search, parameters.speaker),
  talk: numberIn(search, parameters.talk),
  asks: search.get(parameters.asks) !== '0',
});

/** AWAY-R9: all current values. */
export function addressOf(talk: AwayTalk | null): URLSearchParams {
  if (!talk) return new URLSearchParams({ [parameters.open]: 'new' });
  return new URLSearchParams({
    [parameters.open]: String(talk.id),
    [parameters.date]: talk.date,
    [parameters.host]: String(talk.congregation_id ?? 0),
    [parameters.speaker]: String(talk.user_id),
    [parameters.talk]: String(talk.number),
    [parameters.asks]: talk.emails.length > 0 ? '1' : '0',
  });
}

export function useAwayDraft() {
  const [search, setSearch] = useSearchParams();
  const [newHost, setNewHost] = useState(emptyHost);
  const own = useRead('speakers.readProfile', { params: { id: session.get()!.congregation_id } }).data;
  const change = (values: Partial<Record<keyof AwayDraft, string | number>>): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [key, value] of Object.entries(values))
          next.set(parameters[key as keyof AwayDraft], String(value));
        return next;
      },
      { replace: true },
    );
  return { draft: draftIn(search, own), change, newHost, setNewHost };
}

export type Draft = ReturnType<typeof useAwayDraft>;

/** Whether the fields of a step are complete (AWAY-R1 to AWAY-R7). */
export function isReady(
  step: Step,
  { draft, newHost }: Pick<Draft, 'draft' | 'newHost'>,
  isFree: boolean,
): boolean {
  switch (step) {
    case 'date':
      return draft.date !== '';
    case 'congregation':
      return draft.host > 0 || (draft.host === notListed && draft.region > 0);
    case 'new':
      return (
        draft.host > 0 ||
        ([newHost.name, newHost.postcode, newHost.address, newHost.public_start_time].every(
          (text) => text.trim() !== '',
        ) &&
          isWizardEmail(newHost.ptc.trim()))
      );
    case 'speaker':
      return draft.speaker > 0 && isFree;
    case 'talk':
      return draft.talk > 0;
    case 'confirm':
      return true;
  }
}

/** Day of the host’s public meeting in the week of the date (AWAY-O1). */
export const heldOn = (date: string, host: Pick<Host, 'public_day'> | undefined): string =>
  date === '' || !host ? date : hostDayOf(date, host.public_day);

export const bodyOf = (
  id: number | null,
  version: number | undefined,
  draft: AwayDraft,
  reached: boolean,
): Body<'talks.saveAwayTalk'> => ({
  id,
  cong: draft.host,
  date: draft.date,
  speaker: draft.speaker,
  talk: draft.talk,
  confirmation: draft.asks && reached,
  ...(version !== undefined && { version }),
});
