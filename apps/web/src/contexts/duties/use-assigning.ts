/** Who is chosen in the sheet, who has the duty meanwhile, and the press that gives it. */
import { useState } from 'react';
import { usePeople } from '#platform/collections/use-people.ts';
import { useTexts } from '#platform/texts.ts';
import type { Candidate } from './candidates.ts';
import { fillPlace, type Holder } from './fill-place.ts';
import type { KeptDuty } from './ledger.ts';
import type { useCandidates } from './use-candidates.ts';

type CandidatesQuery = ReturnType<typeof useCandidates>;

/** Of a part the helper, and of a helper whoever has the part: nobody does both. */
function partnerOf({ kind, assignment }: KeptDuty): number | null {
  return kind === 'helper' ? assignment.user_id : assignment.helper_id;
}

/** The phone knows the version of the first of the two places of a row. */
const keptVersion = (duty: KeptDuty | undefined): number | undefined =>
  duty && duty.assignment.id === duty.id ? duty.assignment.version : undefined;

/** Somebody who was chosen, and whether what speaks against them was known then. */
interface PickedPerson {
  id: number;
  warned: boolean;
}

const isWarned = ({ away, hasPart }: Candidate): boolean => away || hasPart;

/** What came to be known since makes the choice one that was not made with open eyes. */
const isDoubted = (picked: PickedPerson, candidates: readonly Candidate[] | undefined): boolean =>
  !picked.warned && (candidates?.some((one) => one.id === picked.id && isWarned(one)) ?? false);

export function useAssigning(dutyId: number, title: string, offered: CandidatesQuery, onClose: () => void) {
  const { t } = useTexts();
  const people = usePeople().data;
  const { candidates, duty, version, holderId, partner } = offered;
  const nameOf = (id: number): string | undefined => people?.find((person) => person.id === id)?.full_name;
  const holderOf = (id: number | null): Holder | null =>
    id === null ? null : { id, name: nameOf(id) ?? '' };
  const holder = holderOf(holderId ?? null);
  const [seen, setSeen] = useState(holderId);
  if (seen === undefined && holderId !== undefined) setSeen(holderId);
  const [picked, setPicked] = useState<PickedPerson | null>(null);
  const doubted = picked !== null && isDoubted(picked, candidates) ? picked.id : null;
  const chosen = (doubted === null ? picked?.id : null) ?? holderId ?? null;
  const [sure, setSure] = useState<number | null>(null);
  const taken = candidates?.find(({ id }) => id === chosen && id !== holderId);
  const unpaired = taken?.unpairedWith ?? null;
  const give = (to: Holder | null): void => {
    const [anyPair, paired] = [to !== null && unpaired !== null, partner !== null];
    fillPlace({
      dutyId,
      title,
      to,
      from: holder,
      version: version ?? keptVersion(duty),
      nameOf,
      anyPair,
      paired,
    });
    onClose();
  };
  return {
    chosen,
    /** Chosen before the answer that speaks against them: taken all the same by one more press (MEET-R17). */
    doubted,
    choose: (person: Candidate) => setPicked({ id: person.id, warned: isWarned(person) }),
    holder,
    /** Said once somebody else gave it to another person while the sheet was open. */
    meanwhile:
      seen === undefined || seen === holderId
        ? null
        : holder
          ? t('chooser:meanwhile', { name: holder.name })
          : t('chooser:meanwhileOpen'),
    twice: duty !== undefined && chosen !== null && chosen !== holderId && chosen === partnerOf(duty),
    /** MEET-X11: chosen once for a pair that does not fit; one more press gives it all the same. */
    pairAsked:
      taken && unpaired !== null && sure === chosen ? { name: taken.full_name, partner: unpaired } : null,
    assign: () => {
      if (chosen === null) return;
      if (unpaired !== null && sure !== chosen) setSure(chosen);
      else give(holderOf(chosen));
    },
    clear: () => give(null),
  };
}
