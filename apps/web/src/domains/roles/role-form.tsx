/** ROLES-S2: the name of a role and what it may do; a default role is shown and not changed (ROLES-R2, ROLES-R3). */
import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import {
  isPermissionKey,
  type PermissionKey,
  permissionKeys,
} from '@sheaf/rules/permissions/permission-keys';
import { administratorRole } from '@sheaf/rules/roles/default-roles';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useState } from 'react';
import { fieldErrors, formError, theirsOf } from '../../platform/field-errors.ts';
import { usePermits } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { useUnsaved } from '../../platform/unsaved.ts';
import { ChangedNotice } from '../../ui/changed-notice.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { PermissionPicker } from './permission-picker.tsx';
import classes from './roles.module.css';
import { type RoleDetails, useAddRole, useEditRole } from './roles.queries.ts';

const keysOf = (ids: readonly number[]): ReadonlySet<PermissionKey> =>
  new Set(ids.map((id) => permissionKeys[id - 1]!));
const idsOf = (keys: ReadonlySet<PermissionKey>): number[] =>
  permissionKeys.flatMap((key, index) => (keys.has(key) ? [index + 1] : []));

export interface RoleFormProps {
  /** Null makes a new one. */
  row: RoleDetails | null;
  onSaved: () => void;
}

/** What stands in the form, and the row it was made of, which moves on only by "take theirs". */
function useEntry(row: RoleDetails | null) {
  const [seen, setSeen] = useState(row);
  const [name, setName] = useState(row?.name ?? '');
  const [ticked, setTicked] = useState(keysOf(row?.permissions ?? []));
  const take = (theirs: RoleDetails): void => {
    setSeen(theirs);
    setName(theirs.name);
    setTicked(keysOf(theirs.permissions));
  };
  const before = JSON.stringify([seen?.name ?? '', [...(seen?.permissions ?? [])].sort((a, b) => a - b)]);
  const changed = JSON.stringify([name, idsOf(ticked)]) !== before;
  return { seen, name, setName, ticked, setTicked, take, changed };
}

export function RoleForm({ row, onSaved }: RoleFormProps) {
  const { t } = useTexts();
  const permits = usePermits();
  const nameOf = (key: PermissionKey): string => t(`roles:key.${key.replaceAll('.', '/')}`);
  const add = useAddRole();
  const edit = useEditRole();
  const saving = row ? edit : add;
  const { seen, name, setName, ticked, setTicked, take, changed } = useEntry(row);
  useUnsaved(changed && !saving.isSuccess);
  const mayChange =
    permits.has(row ? 'settings.roles.edit' : 'settings.roles.add') && row?.editable !== false;
  const grantable = new Set([...[...permits].filter(isPermissionKey), ...keysOf(seen?.permissions ?? [])]);
  const errorOf = fieldErrors(saving.error);
  const theirs = theirsOf<RoleDetails>(saving.error);
  const complete = name.trim() !== '' && ticked.size > 0;
  const whole = row?.id === administratorRole;
  const permissionNames = ({ permissions }: RoleDetails): string => {
    const [now, was] = [keysOf(permissions), keysOf(seen?.permissions ?? [])];
    const differing = [
      ...[...now].filter((key) => !was.has(key)).map((key) => `+ ${nameOf(key)}`),
      ...[...was].filter((key) => !now.has(key)).map((key) => `− ${nameOf(key)}`),
    ];
    return differing.join(', ') || t('roles:count', { count: now.size });
  };
  const save = (version = seen?.version ?? 0): void => {
    const entry = { name, permissions: idsOf(ticked) };
    if (row) edit.mutate({ id: row.id, ...entry, version }, { onSuccess: onSaved });
    else add.mutate(entry, { onSuccess: onSaved });
  };
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {row?.default && (
        <p className={classes.locked}>
          {row.editable ? <IconWorld aria-hidden="true" /> : <IconLock aria-hidden="true" />}
          {t(row.editable ? 'roles:worldwide' : 'roles:locked')}
        </p>
      )}
      {whole && mayChange && <p className={classes.hint}>{t('roles:wholeRole')}</p>}
      <TextInput
        label={t('roles:form.name')}
        value={name}
        maxLength={60}
        readOnly={!mayChange}
        onChange={(event) => setName(event.currentTarget.value)}
        error={errorOf('name')}
      />
      <PermissionPicker
        ticked={ticked}
        grantable={grantable}
        disabled={!mayChange || whole}
        error={errorOf('permissions')}
        onChange={setTicked}
      />
      {mayChange && (
        <div className={classes.footer}>
          {saving.isError && !theirs && (
            <ErrorNotice>{formError(saving.error, t('shell:failed'))}</ErrorNotice>
          )}
          {theirs ? (
            <ChangedNotice
              theirs={[
                { label: t('roles:form.name'), value: theirs.name },
                { label: t('roles:form.permissions'), value: permissionNames(theirs) },
              ]}
              onTake={() => {
                take(theirs);
                saving.reset();
              }}
              onKeep={() => save(theirs.version)}
            />
          ) : (
            <>
              {changed && !complete && <p className={classes.hint}>{t('roles:form.lacking')}</p>}
              <Button type="submit" loading={saving.isPending} disabled={!complete || !changed}>
                {t('shell:save')}
              </Button>
            </>
          )}
        </div>
      )}
    </form>
  );
}
