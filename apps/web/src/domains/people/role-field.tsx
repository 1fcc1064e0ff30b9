/** The roles of a person; one with a permission that the viewer lacks is shown, neither given nor taken (ROLES-R8, ROLES-R9). */
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { usePermits } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import classes from './people.module.css';
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
  const mayGive = (permissions: readonly number[]): boolean =>
    permissions.every((id) => permits.has(permissionKeys[id - 1] ?? ''));
  const turn = (id: number, on: boolean): void =>
    onChange(on ? [...chosen, id] : chosen.filter((role) => role !== id));
  return (
    <fieldset className={classes.set}>
      <legend className={classes.legend}>
        {t('people:form.roles')} <span aria-hidden="true">*</span>
      </legend>
      <p className={classes.hint}>{t('people:form.rolesHint')}</p>
      {(roles.data ?? [])
        .toSorted((a, b) => a.id - b.id)
        .map(({ id, name, permissions }) => {
          const off = !mayGive(permissions);
          return (
            <label key={id} className={classes.choice} data-off={off || undefined}>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                disabled={off}
                onChange={(event) => turn(id, event.currentTarget.checked)}
              />
              <span className={classes.choiceTexts}>
                <bdi>{name}</bdi>
                {off && <span className={classes.hint}>{t('people:form.notYours')}</span>}
              </span>
            </label>
          );
        })}
      {error && <ErrorNotice>{error}</ErrorNotice>}
    </fieldset>
  );
}
