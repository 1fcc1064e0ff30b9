/** ROLES-S1: the roles of the congregation; the default ones are locked and say so (ROLES-R3). */
import { Button } from '@mantine/core';
import { decideDeleteRole, keepsDefaultRoles, mayEditRole } from '@sheaf/rules/roles/granting';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { useState } from 'react';
import { Link } from 'react-router';
import { isFound } from '../../platform/search.ts';
import { usePermits, useSignedIn } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card, Section } from '../../ui/card.tsx';
import { DeleteQuestion } from '../../ui/delete-question.tsx';
import { LinkRow } from '../../ui/link-row.tsx';
import { EmptyState, ErrorNotice } from '../../ui/notice.tsx';
import { RowButtons } from '../../ui/row-buttons.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TitleBar } from '../../ui/title-bar.tsx';
import classes from './roles.module.css';
import { type Role, useDeleteRole, useRoles } from './roles.queries.ts';

function DeleteRole({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <DeleteQuestion
      title={t('roles:deleteTitle')}
      text={t('roles:deleteText')}
      removal={useDeleteRole()}
      given={role.id}
      onClose={onClose}
    >
      <strong>
        <bdi>{role.name}</bdi>
      </strong>
      {role.default && <p className={classes.hint}>{t('roles:deleteEverywhere')}</p>}
    </DeleteQuestion>
  );
}

function Roles({ roles, onDelete }: { roles: Role[]; onDelete: (role: Role) => void }) {
  const { t } = useTexts();
  const permits = usePermits();
  const { congregation } = useSignedIn();
  return (
    <Card>
      <ul className={classes.list}>
        {roles.map((role) => {
          const editable = mayEditRole(role.id, congregation.id);
          return (
            <LinkRow
              key={role.id}
              to={`/settings/user-roles/${role.id}/`}
              icon={editable ? <IconShieldCheck aria-hidden="true" /> : <IconLock aria-hidden="true" />}
              title={<bdi>{role.name}</bdi>}
              line={t('roles:count', { count: role.permissions.length })}
            >
              <RowButtons
                remove={
                  decideDeleteRole(role.id, congregation.id).allowed &&
                  permits.has('settings.roles.delete') && {
                    label: t('roles:delete', { name: role.name }),
                    onClick: () => onDelete(role),
                  }
                }
              />
            </LinkRow>
          );
        })}
      </ul>
    </Card>
  );
}

export function RoleListScreen() {
  const { t } = useTexts();
  const permits = usePermits();
  const { congregation } = useSignedIn();
  const roles = useRoles();
  const [typed, setTyped] = useState('');
  const [leaving, setLeaving] = useState<Role | null>(null);
  const found = (roles.data ?? []).filter(({ name }) => isFound(typed, name));
  const own = found.filter((role) => !role.default);
  const standard = found.filter((role) => role.default);
  return (
    <div className={classes.page}>
      <title>{`${t('roles:title')} · ${t('shell:name')}`}</title>
      <TitleBar title={t('roles:title')} back />
      <div className={classes.tools}>
        <SearchField label={t('shell:search')} value={typed} onChange={setTyped} />
        {permits.has('settings.roles.add') && (
          <Button
            component={Link}
            to="/settings/user-roles/new/"
            leftSection={<IconPlus aria-hidden="true" size={20} />}
          >
            {t('roles:add')}
          </Button>
        )}
      </div>
      {roles.isPending && <Skeleton height={60} count={8} />}
      {roles.isError && !roles.data && <ErrorNotice>{roles.error.message || t('shell:failed')}</ErrorNotice>}
      {roles.data && found.length === 0 && (
        <p className={classes.hint}>{t('shell:nothingFound', { what: typed })}</p>
      )}
      {roles.data && (own.length > 0 || typed === '') && (
        <Section title={t('roles:own')}>
          {own.length > 0 ? (
            <Roles roles={own} onDelete={setLeaving} />
          ) : (
            <EmptyState icon={<IconShieldCheck aria-hidden="true" />}>{t('roles:noOwn')}</EmptyState>
          )}
        </Section>
      )}
      {standard.length > 0 && (
        <Section title={t('roles:standard')}>
          <p className={classes.listHint}>
            {t(keepsDefaultRoles(congregation.id) ? 'roles:standardKept' : 'roles:standardText')}
          </p>
          <Roles roles={standard} onDelete={setLeaving} />
        </Section>
      )}
      {leaving && <DeleteRole role={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}
