/** Changes appointment, pioneering or role of the selected people, with a call for each and undo (USERS-X25). */
import { Button, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { type Appointment, appointments } from '@sheaf/rules/people/people/map-candidates';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { useState } from 'react';
import { useRoleName } from '#contexts/people/roles/role-name.api.ts';
import { call, type Reply } from '#platform/api.ts';
import { outcomeText, startBatch } from '#platform/batch.ts';
import { usePermits } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { Sheet } from '#ui/sheet.tsx';
import { batchList } from './move-people-sheet.tsx';
import { type PersonDetail, type PersonRow, useRoles } from './people.queries.ts';
import { bodyOf, entryOf, type PersonEntry } from './person-entry.ts';

/** A guest has fewer fields, so that becoming one is a change of a single person. */
const offered = appointments.filter((appointment) => appointment !== 'guest');
const pioneerings = ['none', 'pioneer', 'special_pioneer'] as const;
type Pioneering = (typeof pioneerings)[number];

interface Change {
  appointment: Appointment | '';
  pioneering: Pioneering | '';
  role: number | null;
}

const nothing: Change = { appointment: '', pioneering: '', role: null };

function changedEntry(person: PersonDetail, { appointment, pioneering, role }: Change): PersonEntry {
  const entry = entryOf(person);
  return {
    ...entry,
    ...(appointment && { appointment }),
    ...(pioneering && {
      pioneer: pioneering === 'pioneer',
      special_pioneer: pioneering === 'special_pioneer',
    }),
    ...(role !== null && !entry.roles.includes(role) && { roles: [...entry.roles, role] }),
  };
}

interface PersonChange {
  before: PersonDetail;
  after: Reply<'people.editPerson'>;
}

function useChangePeople() {
  const { t } = useTexts();
  const edit = (id: number, entry: PersonEntry, version: number, key: string) => {
    const body = bodyOf(entry);
    if (!body) throw new Error(t('selection:people.incomplete'));
    return call('people.editPerson', { params: { id }, body: { ...body, version }, key });
  };
  return (people: readonly PersonRow[], change: Change): void =>
    startBatch({
      list: batchList,
      items: people.map(({ id, last_first }) => ({ id, label: last_first })),
      write: 'people.editPerson',
      send: async ({ id }, key): Promise<PersonChange> => {
        const before = await call('people.readPerson', { params: { id } });
        return { before, after: await edit(id, changedEntry(before, change), before.version, key) };
      },
      telling: ({ settled, total }) => t('selection:people.changing', { done: settled, total }),
      told: (outcome) =>
        outcomeText(
          outcome.done > 0
            ? t('selection:people.changed', { count: outcome.done })
            : t('selection:people.noneChanged'),
          outcome,
        ),
      undo: {
        write: 'people.editPerson',
        // Refused as stale if somebody changed the person since.
        send: ({ id }, { before, after }, key) => edit(id, entryOf(before), after.version, key),
        told: ({ done, total }) =>
          joinTexts(
            [
              done > 0 && t('selection:people.changedBack', { count: done }),
              done < total && t('selection:people.stayChanged', { count: total - done }),
            ],
            ' ',
          ),
      },
    });
}

function useGivenRoles() {
  const permits = usePermits();
  const nameOf = useRoleName();
  return (useRoles().data ?? [])
    .filter(({ permissions }) => permissions.every((id) => permits.has(permissionKeys[id - 1] ?? '')))
    .map((role) => ({ value: String(role.id), label: nameOf(role) }));
}

interface ChangeSheetProps {
  people: readonly PersonRow[];
  onBegin: () => void;
  onClose: () => void;
}

function ChangeSheet({ people, onBegin, onClose }: ChangeSheetProps) {
  const { t } = useTexts();
  const [change, setChange] = useState(nothing);
  const start = useChangePeople();
  const roles = useGivenRoles();
  const isChange = change.appointment !== '' || change.pioneering !== '' || change.role !== null;
  const unchanged = { value: '', label: t('selection:people.unchanged') };
  const nameOfPioneering = {
    none: t('selection:people.noPioneering'),
    pioneer: t('people:form.pioneer'),
    special_pioneer: t('people:form.specialPioneer'),
  };
  return (
    <Sheet
      opened
      title={t('selection:people.changeTitle', { count: people.length })}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={() => {
        if (!isChange) return;
        start(people, change);
        onBegin();
      }}
      footer={
        <Button type="submit" disabled={!isChange}>
          {t('selection:people.change', { count: people.length })}
        </Button>
      }
    >
      <NativeSelect
        label={t('people:form.appointment')}
        value={change.appointment}
        onChange={({ currentTarget: { value } }) =>
          setChange({ ...change, appointment: value as Change['appointment'] })
        }
        data={[unchanged, ...offered.map((value) => ({ value, label: t(`people:appointment.${value}`) }))]}
      />
      <NativeSelect
        label={t('people:form.pioneering')}
        value={change.pioneering}
        onChange={({ currentTarget: { value } }) =>
          setChange({ ...change, pioneering: value as Change['pioneering'] })
        }
        data={[unchanged, ...pioneerings.map((value) => ({ value, label: nameOfPioneering[value] }))]}
      />
      <NativeSelect
        label={t('selection:people.addRole')}
        value={change.role ?? ''}
        onChange={({ currentTarget: { value } }) =>
          setChange({ ...change, role: value === '' ? null : Number(value) })
        }
        data={[unchanged, ...roles]}
      />
    </Sheet>
  );
}

export function ChangePeople({ people, onBegin }: Omit<ChangeSheetProps, 'onClose'>) {
  const { t } = useTexts();
  const [changing, setChanging] = useState(false);
  return (
    <>
      <Button variant="light" onClick={() => setChanging(true)}>
        {t('selection:people.change', { count: people.length })}
      </Button>
      {changing && (
        <ChangeSheet
          people={people}
          onBegin={() => {
            setChanging(false);
            onBegin();
          }}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  );
}
