/** State of the assign sheet: the chosen person, the current holder, and the assign action. */
import { useState } from 'react';
import { usePeople } from '#platform/collections/use-people.ts';
import { useTexts } from '#platform/texts.ts';
import type { Candidate } from './candidates.ts';
import { fillPlace, type Holder } from './fill-place.ts';
import type { KeptDuty } from './ledger.ts';
import type { useCandidates } from './use-candidates.ts';

type CandidatesQuery = ReturnType<typeof useCandidates>;

/** Helper of a part, or student of a helper: one person cannot be both. */
function partnerOf({ kind, assignment }: KeptDuty): number | null {
  return kind === 'helper' ? assignment.user_id : assignment.helper_id;
}

/** The cached version belongs to the first of a row's two duties. */
const keptVersion = (duty: KeptDuty | undefined): number | undefined =>
  duty && duty.assignment.id === duty.id ? duty.assignment.version : undefined;

/** A chosen person, and whether their clashes were shown at that time. */
interface PickedPerson {
  id: number;
  warned: boolean;
}

const isWarned = ({ away, hasPart, cannot }: Candidate): boolean => away || hasPart || cannot;

/** True if a clash became known after the choice. */
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
    /** Chosen before a clash was known: one more press assigns (MEET-R17). */
    doubted,
    choose: (person: Candidate) => setPicked({ id: person.id, warned: isWarned(person) }),
    holder,
    /** Message after another person changed the holder while the sheet was open. */
    meanwhile:
      seen === undefined || seen === holderId
        ? null
        : holder
          ? t('chooser:meanwhile', { name: holder.name })
          : t('chooser:meanwhileOpen'),
    twice: duty !== undefined && chosen !== null && chosen !== holderId && chosen === partnerOf(duty),
    /** MEET-X11: chosen once for an unsuitable pair; one more press assigns. */
    pairAsked:
      taken && unpaired !== null && sure === chosen
        ? { name: taken.full_name, partner: unpaired.name, rule: unpaired.rule }
        : null,
    assign: () => {
      if (chosen === null) return;
      if (unpaired !== null && sure !== chosen) setSure(chosen);
      else give(holderOf(chosen));
    },
    clear: () => give(null),
  };
}
