/** An area of permissions with a checkbox for all of them, expandable to its tree. */
import {
  type PermissionArea as Area,
  keysWithin,
  mayTick,
  tickAll,
  tickState,
} from '@sheaf/rules/permissions/permission-areas';
import type { PermissionKey } from '@sheaf/rules/permissions/permission-keys';
import {
  type PermissionBranch,
  tickPermission,
  untickPermission,
} from '@sheaf/rules/permissions/permission-tree';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId, useState } from 'react';
import { phraseIn } from '#platform/phrase-in.ts';
import { useTexts } from '#platform/texts.ts';
import { TickBox } from '#ui/tick-box.tsx';
import classes from './roles.module.css';

type Keys = ReadonlySet<PermissionKey>;

export interface TickingState {
  ticked: Keys;
  grantable: Keys;
  disabled: boolean;
  onChange: (ticked: Keys) => void;
}

function Branch({ branch, state }: { branch: PermissionBranch; state: TickingState }) {
  const { t } = useTexts();
  const { ticked, grantable, disabled, onChange } = state;
  const { key, children } = branch;
  const held = ticked.has(key) || mayTick(ticked, grantable, key);
  return (
    <li>
      <TickBox
        label={t(phraseIn('roles:key', key.replaceAll('.', '/')))}
        hint={held || disabled ? undefined : t('roles:form.notHeld')}
        checked={ticked.has(key)}
        partly={ticked.has(key) && tickState(ticked, keysWithin([branch])) === 'some'}
        disabled={disabled || !held}
        onChange={(on) => onChange(on ? tickPermission(ticked, key) : untickPermission(ticked, key))}
      />
      {children.length > 0 && (
        <ul className={classes.branches}>
          {children.map((child) => (
            <Branch key={child.key} branch={child} state={state} />
          ))}
        </ul>
      )}
    </li>
  );
}

export interface PermissionAreaProps {
  area: Area;
  /** All keys of the area, including those hidden by a search. */
  keys: readonly PermissionKey[];
  branches: readonly PermissionBranch[];
  opened: boolean;
  state: TickingState;
}

export function PermissionArea({ area, keys, branches, opened, state }: PermissionAreaProps) {
  const { t } = useTexts();
  const [open, setOpen] = useState(opened);
  const id = useId();
  const { ticked, grantable, disabled, onChange } = state;
  const name = t(`roles:area.${area}`);
  const whole = tickState(ticked, keys);
  const untickAll = (): Keys => new Set([...ticked].filter((key) => !keys.includes(key)));
  const gains = tickAll(ticked, grantable, keys).size > ticked.size;
  return (
    <div className={classes.area}>
      <div className={classes.head}>
        <TickBox
          label={<strong>{name}</strong>}
          name={t('roles:form.whole', { area: name })}
          checked={whole === 'all'}
          partly={whole === 'some'}
          disabled={disabled || (whole === 'none' && !gains)}
          onChange={() => onChange(gains ? tickAll(ticked, grantable, keys) : untickAll())}
        />
        <button
          type="button"
          className={classes.opener}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span className="visually-hidden">{t('roles:form.open', { area: name })}</span>
          <span>
            {t('roles:form.shown', {
              count: keys.filter((key) => ticked.has(key)).length,
              total: keys.length,
            })}
          </span>
          <IconChevronDown aria-hidden="true" className={classes.chevron} />
        </button>
      </div>
      <ul id={id} hidden={!open} className={classes.branches}>
        {open && branches.map((branch) => <Branch key={branch.key} branch={branch} state={state} />)}
      </ul>
    </div>
  );
}
