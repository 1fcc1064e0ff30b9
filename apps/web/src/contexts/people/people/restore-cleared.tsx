/**
 * After a reactivation, offers the duties that the deactivation cleared and names those no longer free
 * (USERS-X21).
 */
import { useEffect, useState } from 'react';
import { rowNames } from '#contexts/journal/undo-change.api.ts';
import { call } from '#platform/api.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { Question } from '#ui/question.tsx';
import classes from './people.module.css';
import type { PersonDetail } from './people.queries.ts';

interface Offer {
  free: string[];
  taken: string[];
}

/** Undefined until the names have loaded. */
function useOffer(id: number): Offer | undefined {
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => {
    let open = true;
    const read = async (): Promise<void> => {
      const { free, taken } = await call('people.listCleared', { params: { id } });
      const names = { free: await rowNames(free), taken: await rowNames(taken) };
      if (open) setOffer(names);
    };
    read().catch((error: Error) => toasts.show(error.message));
    return () => {
      open = false;
    };
  }, [id]);
  return offer;
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <section>
      <h3 className={classes.commitmentsTitle}>{title}</h3>
      <ul className={classes.commitments}>
        {[...new Set(names)].map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RestoreClearedProps {
  person: Pick<PersonDetail, 'id' | 'full_name'>;
  onClose: () => void;
}

export function RestoreCleared({ person, onClose }: RestoreClearedProps) {
  const { t } = useTexts();
  const name = person.full_name;
  const offer = useOffer(person.id);
  const restoring = useWrite('people.restoreCleared', {
    success: async ({ restored: count, left }) => {
      const done = t('people:commitments.restored', { count });
      const list = joinTexts(await rowNames(left));
      toasts.show(left.length === 0 ? done : t('people:commitments.restoredExcept', { done, list }));
    },
  });
  const isNothingFree = offer?.free.length === 0;
  useEffect(() => {
    if (!isNothingFree) return;
    if (offer.taken.length > 0)
      toasts.show(t('people:commitments.nothingFree', { name, list: joinTexts(offer.taken) }));
    onClose();
  }, [isNothingFree, offer, name, t, onClose]);
  if (!offer || isNothingFree) return null;
  return (
    <Question
      title={t('people:commitments.restoreTitle', { name })}
      text={t('people:commitments.restoreText', { name })}
      labels={{
        confirm: t('people:commitments.restore'),
        cancel: t('people:commitments.restoreNot'),
        close: t('shell:close'),
      }}
      error={restoring.error}
      pending={restoring.isPending}
      onConfirm={() => restoring.mutate({ params: { id: person.id } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Names title={t('people:commitments.free')} names={offer.free} />
      <Names title={t('people:commitments.taken')} names={offer.taken} />
    </Question>
  );
}
