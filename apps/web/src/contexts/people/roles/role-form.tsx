/** Form with name and permissions of a role; a default role is read-only (ROLES-S2, ROLES-R2, ROLES-R3). */

import { administratorRole } from '@sheaf/rules/people/roles/default-roles';
import {
  isPermissionKey,
  type PermissionKey,
  permissionKeys,
} from '@sheaf/rules/permissions/permission-keys';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import type { Reply } from '#platform/api.ts';
import { phraseIn } from '#platform/phrase-in.ts';
import { usePermits } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { RecordForm } from '#ui/form/record-form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { Hint } from '#ui/page.tsx';
import { PermissionPicker } from './permission-picker.tsx';
import { useRoleName } from './role-name.api.ts';
import classes from './roles.module.css';

type RoleDetails = Reply<'roles.readRole'>;

const keysOf = (ids: readonly number[]): ReadonlySet<PermissionKey> =>
  new Set(ids.map((id) => permissionKeys[id - 1]!));
const idsOf = (keys: ReadonlySet<PermissionKey>): number[] =>
  permissionKeys.flatMap((key, index) => (keys.has(key) ? [index + 1] : []));

const valuesOf = (row: RoleDetails | null) => ({
  name: row?.name ?? '',
  permissions: idsOf(keysOf(row?.permissions ?? [])),
});

type RoleValues = ReturnType<typeof valuesOf>;

const bodyOf = (values: RoleValues) => (values.permissions.length > 0 ? values : null);

export interface RoleFormProps {
  row: RoleDetails | null;
  onSaved: () => void;
}

/** Formats a role for a conflict: only permissions that differ from the opened version. */
function useTellRole(row: RoleDetails | null) {
  const { t } = useTexts();
  const was = keysOf(row?.permissions ?? []);
  const nameOf = (key: PermissionKey): string => t(phraseIn('roles:key', key.replaceAll('.', '/')));
  return ({ name, permissions }: RoleValues) => {
    const now = keysOf(permissions);
    const differing = [
      ...[...now].filter((key) => !was.has(key)).map((key) => `+ ${nameOf(key)}`),
      ...[...was].filter((key) => !now.has(key)).map((key) => `− ${nameOf(key)}`),
    ];
    return [
      { label: t('roles:form.name'), value: name },
      {
        label: t('roles:form.permissions'),
        value: joinTexts(differing) || t('roles:count', { count: now.size }),
      },
    ];
  };
}

export function RoleForm({ row, onSaved }: RoleFormProps) {
  const { t } = useTexts();
  const permits = usePermits();
  const nameOf = useRoleName();
  const tell = useTellRole(row);
  const form = useRecordForm({
    operation: row ? 'roles.editRole' : 'roles.addRole',
    params: row ? { id: row.id } : undefined,
    row,
    valuesOf,
    bodyOf,
    needs: () => ['permissions'],
    next: (saved) => saved,
    onSaved,
  });
  const mayChange =
    permits.has(row ? 'settings.roles.edit' : 'settings.roles.add') && row?.editable !== false;
  const permissions = form.field('permissions');
  const whole = row?.id === administratorRole;
  return (
    <RecordForm
      form={form}
      tell={tell}
      maySave={mayChange}
      onPage
      onlyChanged
      lacking={t('roles:form.lacking')}
    >
      {row?.default && (
        <p className={classes.locked}>
          {row.editable ? <IconWorld aria-hidden="true" /> : <IconLock aria-hidden="true" />}
          {t(row.editable ? 'roles:worldwide' : 'roles:locked')}
        </p>
      )}
      {whole && mayChange && <Hint>{t('roles:wholeRole')}</Hint>}
      <TextField
        {...form.field('name')}
        {...(row && !mayChange && { value: nameOf(row) })}
        label={t('roles:form.name')}
        readOnly={!mayChange}
      />
      <PermissionPicker
        ticked={keysOf(permissions.value)}
        grantable={new Set([...[...permits].filter(isPermissionKey), ...keysOf(row?.permissions ?? [])])}
        disabled={!mayChange || whole}
        error={permissions.error}
        onChange={(ticked) => permissions.onChange(idsOf(ticked))}
      />
    </RecordForm>
  );
}
