/** Tree of all permissions by area, with dependent checkboxes and a search (ROLES-S2, ROLES-R5, ROLES-R7). */
import { keysWithin, permissionsByArea } from '@sheaf/rules/permissions/permission-areas';
import { type PermissionKey, permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import type { PermissionBranch } from '@sheaf/rules/permissions/permission-tree';
import { useState } from 'react';
import { phraseIn } from '#platform/phrase-in.ts';
import { isFound } from '#platform/search.ts';
import { useTexts } from '#platform/texts.ts';
import { Card } from '#ui/card.tsx';
import { Hint } from '#ui/page.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { PermissionArea } from './permission-area.tsx';
import classes from './roles.module.css';

type Keys = ReadonlySet<PermissionKey>;

export interface PermissionPickerProps {
  ticked: Keys;
  /** Permissions that the person may grant (ROLES-R8). */
  grantable: Keys;
  disabled: boolean;
  error: string | undefined;
  onChange: (ticked: Keys) => void;
}

/** Branches that match the search, and their ancestors. */
function foundIn(
  branches: readonly PermissionBranch[],
  has: (key: PermissionKey) => boolean,
): PermissionBranch[] {
  return branches.flatMap((branch) => {
    if (has(branch.key)) return [branch];
    const children = foundIn(branch.children, has);
    return children.length > 0 ? [{ ...branch, children }] : [];
  });
}

export function PermissionPicker({ ticked, grantable, disabled, error, onChange }: PermissionPickerProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const searching = typed.trim() !== '';
  const shown = permissionsByArea
    .map(({ area, branches }) => {
      const areaFound = isFound(typed, t(`roles:area.${area}`));
      const nameOf = (key: PermissionKey): string => t(phraseIn('roles:key', key.replaceAll('.', '/')));
      const has = (key: PermissionKey): boolean => areaFound || isFound(typed, nameOf(key), key);
      return { area, all: keysWithin(branches), branches: foundIn(branches, has) };
    })
    .filter(({ branches }) => branches.length > 0);
  return (
    <fieldset className={classes.picker} aria-describedby={error ? 'permissions-error' : undefined}>
      <legend className={classes.legend}>{t('roles:form.permissions')}</legend>
      <p className={classes.hint} role="status">
        {t('roles:form.chosen', { count: ticked.size, total: permissionKeys.length })}
      </p>
      {error && (
        <p id="permissions-error" className={classes.error}>
          {error}
        </p>
      )}
      <SearchField label={t('roles:form.search')} value={typed} onChange={setTyped} />
      {shown.length === 0 && <Hint>{t('shell:nothingFound', { what: typed })}</Hint>}
      {shown.length > 0 && (
        <Card>
          {shown.map(({ area, all, branches }) => (
            <PermissionArea
              key={`${area} ${searching}`}
              area={area}
              keys={all}
              branches={branches}
              opened={searching}
              state={{ ticked, grantable, disabled, onChange }}
            />
          ))}
        </Card>
      )}
    </fieldset>
  );
}
