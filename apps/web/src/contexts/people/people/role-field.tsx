/**
 * Roles of a person; a role with permissions that the viewer lacks is shown but cannot be changed (ROLES-R8,
 * ROLES-R9).
 */
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { useRoleName } from '#contexts/people/roles/role-name.api.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { ChoiceSet } from '#ui/choice-set.tsx';
import { neededMark } from '#ui/form/missing-fields.ts';
import { ErrorNotice } from '#ui/notice.tsx';
import { Hint } from '#ui/page.tsx';
import { TickBox } from '#ui/tick-box.tsx';
import { useRoles } from './people.queries.ts';

export interface RoleFieldProps {
  chosen: readonly number[];
  onChange: (roles: number[]) => void;
  error?: string | undefined;
}

export function RoleField({ chosen, onChange, error }: RoleFieldProps) {
  const { t } = useTexts();
  const permits = usePermits();
  const roles = useRoles();
  const nameOf = useRoleName();
  const mayGive = (permissions: readonly number[]): boolean =>
    permissions.every((id) => permits.has(permissionKeys[id - 1] ?? ''));
  const turn = (id: number, on: boolean): void =>
    onChange(on ? [...chosen, id] : chosen.filter((role) => role !== id));
  return (
    <ChoiceSet
      legend={<span className={neededMark(true).labelProps?.className}>{t('people:form.roles')}</span>}
    >
      <Hint small>{t('people:form.rolesHint')}</Hint>
      {[...(roles.data ?? [])]
        .sort((a, b) => a.id - b.id)
        .map((role) => {
          const off = !mayGive(role.permissions);
          return (
            <TickBox
              key={role.id}
              label={<bdi>{nameOf(role)}</bdi>}
              hint={off ? t('people:form.notYours') : undefined}
              checked={chosen.includes(role.id)}
              disabled={off}
              onChange={(on) => turn(role.id, on)}
            />
          );
        })}
      {error && <ErrorNotice>{error}</ErrorNotice>}
    </ChoiceSet>
  );
}
