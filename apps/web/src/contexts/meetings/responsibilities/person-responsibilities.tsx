/**
 * Responsibilities of a person as switches that save at once, on their record and on the own profile
 * (ATTEND-S5).
 */
import { meetingScopes } from '@sheaf/rules/meetings/responsibilities/responsibility';
import IconDoor from '@tabler/icons-react/dist/esm/icons/IconDoor.mjs';
import { useModules } from '#contexts/people/congregations/congregations.api.ts';
import type { PersonRowsProps } from '#platform/domain.ts';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { AccordionRow } from '#ui/accordion-row.tsx';
import { CardBody } from '#ui/card-body.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { Hint } from '#ui/page.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import { type Responsibility, useResponsibilities } from './responsibilities.queries.ts';

const takenBy = (row: Responsibility, person: number) => row.people.find(({ user_id }) => user_id === person);

function Switches({ person, rows }: { person: number; rows: readonly Responsibility[] }) {
  const { t } = useTexts();
  const attach = useWrite('responsibilities.attachResponsibility');
  const detach = useWrite('responsibilities.detachResponsibility');
  const edit = useWrite('responsibilities.editResponsibilityLink');
  const pending = attach.isPending || detach.isPending || edit.isPending;
  const params = (responsibility: number) => ({ id: person, responsibility });
  return (
    <CardBody>
      <Hint small>{t('responsibilities:person.text')}</Hint>
      {rows.map((row) => {
        const taken = takenBy(row, person);
        return (
          <div key={row.id}>
            <SwitchRow
              label={<bdi>{row.label}</bdi>}
              checked={taken !== undefined}
              disabled={pending}
              onChange={(event) =>
                (event.currentTarget.checked ? attach : detach).mutate({ params: params(row.id) })
              }
            />
            {taken && row.meeting === 'both' && (
              <SelectField
                label={t('responsibilities:person.scope', { label: row.label })}
                value={taken.meeting}
                onChange={(meeting) => edit.mutate({ params: params(row.id), body: { meeting } })}
                error={undefined}
                required={false}
                least={undefined}
                most={undefined}
                choices={meetingScopes.map((value) => ({
                  value,
                  label: t(`responsibilities:scope.${value}`),
                }))}
              />
            )}
          </div>
        );
      })}
      <FailureNotice error={attach.error ?? detach.error ?? edit.error} />
    </CardBody>
  );
}

/** Renders nothing without responsibilities that people take turns at. */
export function PersonResponsibilitiesScreen({ person }: PersonRowsProps) {
  const { t } = useTexts();
  const { attendants_schedule: module } = useModules();
  const all = useResponsibilities().data ?? [];
  const rows = all.filter(({ group_turns }) => !group_turns);
  const on = module === undefined || !('on' in module) || module.on === true;
  if (!on || rows.length === 0) return null;
  return (
    <AccordionRow
      icon={<IconDoor aria-hidden="true" />}
      title={t('responsibilities:person.title')}
      count={rows.filter((row) => takenBy(row, person)).length}
      level={2}
    >
      {() => <Switches person={person} rows={rows} />}
    </AccordionRow>
  );
}
