/** ATTEND-S5: for which duties at the meetings a person can be taken, and at which meetings, each switched at once. */
import { meetingScopes } from '@sheaf/rules/attendants/responsibility';
import { useTexts } from '../../platform/texts.ts';
import { useWrite } from '../../platform/use-write.ts';
import { CardBody } from '../../ui/card-body.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Hint } from '../../ui/page.tsx';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { type Responsibility, useResponsibilities } from './attendants.queries.ts';

interface SwitchProps {
  person: number;
  name: string;
  of: Responsibility;
}

function ResponsibilitySwitch({ person, name, of }: SwitchProps) {
  const { t } = useTexts();
  const attach = useWrite('attendants.attachResponsibility');
  const detach = useWrite('attendants.detachResponsibility');
  const scope = useWrite('attendants.editResponsibilityLink');
  const params = { id: person, responsibility: of.id };
  const own = of.people.find(({ user_id }) => user_id === person);
  const pending = attach.isPending || detach.isPending;
  // As pressed until the server has answered: on a slow network a switch that stays looks like one that was missed.
  const on = pending ? attach.isPending : own !== undefined;
  return (
    <>
      <SwitchRow
        label={<bdi>{of.label}</bdi>}
        checked={on}
        disabled={pending}
        onChange={(event) => (event.currentTarget.checked ? attach : detach).mutate({ params })}
      />
      {own && of.meeting === 'both' && (
        <SelectField
          label={t('attendants:form.scopeOf', { name })}
          value={own.meeting}
          onChange={(meeting) => scope.mutate({ params, body: { meeting } })}
          error={undefined}
          required={false}
          least={undefined}
          most={undefined}
          choices={meetingScopes.map((value) => ({ value, label: t(`attendants:scope.${value}`) }))}
        />
      )}
      <FailureNotice error={attach.error ?? detach.error ?? scope.error} />
    </>
  );
}

export function ResponsibilitySwitches({ person, own }: { person: number; own: boolean }) {
  const { t } = useTexts();
  const rows = (useResponsibilities().data ?? []).filter(({ group_turns }) => !group_turns);
  return (
    <CardBody>
      <Hint small>
        {t(
          rows.length === 0
            ? 'attendants:profile.none'
            : own
              ? 'attendants:profile.text'
              : 'attendants:profile.of',
        )}
      </Hint>
      {rows.map((of) => (
        <ResponsibilitySwitch key={of.id} person={person} name={of.label} of={of} />
      ))}
    </CardBody>
  );
}
