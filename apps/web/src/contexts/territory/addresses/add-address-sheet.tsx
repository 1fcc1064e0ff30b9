/** ADDR-S2, ADDR-R6: records a not-at-home; clears a field for the next entry three seconds later. */
import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { addressText } from '@sheaf/rules/territory/addresses/address-text';
import { clearAfterSeconds, fieldToClear } from '@sheaf/rules/territory/addresses/clear-after-adding';
import { spellSuffix } from '@sheaf/rules/territory/addresses/house';
import { previewHouse } from '@sheaf/rules/territory/addresses/preview-doors';
import { useEffect, useState } from 'react';
import type { MapPage } from '#contexts/territory/maps/map-list.api.ts';
import { fieldErrors } from '#platform/field-errors.ts';
import { discardLabels, useTexts } from '#platform/texts.ts';
import { useWrongField } from '#platform/use-wrong-field.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { neededMark } from '#ui/form/missing-fields.ts';
import { Sheet } from '#ui/sheet.tsx';
import { useNowOrLater } from './addresses.queries.ts';
import { DoorsPreview } from './doors-preview.tsx';
import { StreetField } from './street-field.tsx';
import { useTypedFields } from './use-typed-fields.ts';
import { streetOf, waitingEntryOf } from './waiting-entry.ts';

type Complete = 'saved' | 'waiting' | false;

interface AddFooterProps {
  error: Error | null;
  pending: boolean;
  complete: Complete;
}

/** Status of the saving, above the button. */
function AddFooter({ error, pending, complete }: AddFooterProps) {
  const { t } = useTexts();
  const done = complete && t(complete === 'saved' ? 'addresses:add.complete' : 'sync:saved');
  return (
    <>
      <FailureNotice error={error} />
      <p role="status">{pending ? t('addresses:add.processing') : done || ''}</p>
      {/* The field keeps its focus, and the phone its keyboard, for the next entry. */}
      <Button type="submit" loading={pending} onMouseDown={(event) => event.preventDefault()}>
        {t('addresses:add.button')}
      </Button>
    </>
  );
}

export function AddAddressSheet({ page, onClose }: { page: MapPage; onClose: () => void }) {
  const { t } = useTexts();
  const add = useNowOrLater('addresses.addAvailableAddress');
  const [entry, setEntry] = useState({
    street: page.streets[0]!.id,
    house: '',
    suffix: '',
    unit: '',
    tried_at: new Date().toISOString(),
  });
  const [complete, setComplete] = useState<Complete>(false);
  const errorOf = fieldErrors(add.error);
  const typed = useTypedFields(entry, { many: false });
  const set = (change: Partial<typeof entry>): void => {
    // Typing has begun the next entry already, so nothing is cleared.
    setComplete(false);
    // The time of the visit is that of the typing; an entry that is sent again remains the same.
    setEntry((now) => ({ ...now, ...change, tried_at: new Date().toISOString() }));
  };
  useEffect(() => {
    if (!complete) return;
    const timer = setTimeout(() => {
      setEntry((now) => ({ ...now, [fieldToClear(now)]: '' }));
      setComplete(false);
    }, clearAfterSeconds * 1000);
    return () => clearTimeout(timer);
  }, [complete]);
  const [wanted, setWanted] = useState(false);
  const formRef = useWrongField(add.error);
  const lacksHouse = entry.house.trim() === '';
  const lacking =
    wanted && lacksHouse ? t('shell:missingField', { label: t('addresses:add.house') }) : undefined;
  /** Focus returns to the field of the next entry, whose text the first letter replaces. */
  const focusNext = (): void => {
    const next = formRef.current?.querySelector<HTMLInputElement>(`[name="${fieldToClear(entry)}"]`);
    next?.focus();
    next?.select();
  };
  const submit = (): void => {
    setWanted(lacksHouse);
    if (lacksHouse) return;
    add.mutate(
      {
        body: { map: page.map.id, ...entry },
        later: waitingEntryOf(
          page,
          'sync:what.added',
          addressText({
            ...entry,
            suffix: spellSuffix(entry.house, entry.suffix),
            street: streetOf(page, entry.street),
          }),
          t,
        ),
      },
      {
        onSuccess: (how) => {
          setComplete(how);
          focusNext();
        },
      },
    );
  };
  return (
    <Sheet
      opened
      title={t('addresses:add.title')}
      closeLabel={t('shell:close')}
      discard={discardLabels(t)}
      saved={complete !== false}
      onClose={onClose}
      onSubmit={submit}
      formRef={formRef}
      footer={<AddFooter error={add.error} pending={add.isPending} complete={complete} />}
    >
      <StreetField
        page={page}
        value={entry.street}
        onChange={(street) => set({ street })}
        error={errorOf('street')}
        required
        least={undefined}
        most={undefined}
      />
      <TextInput
        name="house"
        label={t('addresses:add.house')}
        inputMode="numeric"
        value={entry.house}
        onChange={(event) => set({ house: event.currentTarget.value })}
        {...typed('house', lacking ?? errorOf('house'))}
        aria-required
        {...neededMark(true)}
        data-autofocus
      />
      <TextInput
        name="suffix"
        label={t('addresses:add.suffix')}
        description={t('addresses:add.suffixHint')}
        value={entry.suffix}
        onChange={(event) => set({ suffix: event.currentTarget.value })}
        {...typed('suffix', errorOf('suffix'))}
      />
      <TextInput
        name="unit"
        label={t('addresses:add.unit')}
        description={t('addresses:add.unitHint')}
        maxLength={25}
        value={entry.unit}
        onChange={(event) => set({ unit: event.currentTarget.value })}
        {...typed('unit', errorOf('unit'))}
      />
      <DoorsPreview doors={previewHouse(entry)} />
    </Sheet>
  );
}
