/** Roles of the congregation; default roles are marked as locked (ROLES-S1, ROLES-R3). */
import { Button } from '@mantine/core';
import { decideDeleteRole, keepsDefaultRoles, mayEditRole } from '@sheaf/rules/people/roles/granting';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { useState } from 'react';
import type { Reply } from '#platform/api.ts';
import { isFound } from '#platform/search.ts';
import { usePermits, useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card, Section } from '#ui/card.tsx';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { Link } from '#ui/link.tsx';
import { LinkRow } from '#ui/link-row.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { Hint, Page, Tools } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { RowButtons } from '#ui/row-buttons.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { useRoleName } from './role-name.api.ts';
import classes from './roles.module.css';

type Role = Reply<'roles.listRoles'>[number];

function DeleteRole({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useTexts();
  const nameOf = useRoleName();
  return (
    <DeleteQuestion
      title={t('roles:deleteTitle')}
      text={t('roles:deleteText')}
      removal={useWrite('roles.deleteRole')}
      given={{ params: { id: role.id } }}
      onClose={onClose}
    >
      <strong>
        <bdi>{nameOf(role)}</bdi>
      </strong>
      {role.default && <Hint>{t('roles:deleteEverywhere')}</Hint>}
    </DeleteQuestion>
  );
}

function Roles({ roles, onDelete }: { roles: Role[]; onDelete: (role: Role) => void }) {
  const { t } = useTexts();
  const nameOf = useRoleName();
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
              title={<bdi>{nameOf(role)}</bdi>}
              line={t('roles:count', { count: role.permissions.length })}
            >
              <RowButtons
                remove={
                  decideDeleteRole(role.id, congregation.id).allowed &&
                  permits.has('settings.roles.delete') && {
                    label: t('roles:delete', { name: nameOf(role) }),
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

interface FoundProps {
  roles: Role[];
  typed: string;
  onDelete: (role: Role) => void;
}

function Found({ roles, typed, onDelete }: FoundProps) {
  const { t } = useTexts();
  const nameOf = useRoleName();
  const { congregation } = useSignedIn();
  const found = roles.filter((role) => isFound(typed, nameOf(role)));
  const own = found.filter((role) => !role.default);
  const standard = found.filter((role) => role.default);
  if (found.length === 0 && typed !== '') return <Hint>{t('shell:nothingFound', { what: typed })}</Hint>;
  return (
    <>
      {(own.length > 0 || typed === '') && (
        <Section title={t('roles:own')}>
          {own.length > 0 ? (
            <Roles roles={own} onDelete={onDelete} />
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
          <Roles roles={standard} onDelete={onDelete} />
        </Section>
      )}
    </>
  );
}

export function RoleListScreen() {
  const { t } = useTexts();
  const permits = usePermits();
  const roles = useRead('roles.listRoles');
  const [typed, setTyped] = useState('');
  const [leaving, setLeaving] = useState<Role | null>(null);
  return (
    <Page title={t('roles:title')} back>
      <Tools>
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
      </Tools>
      <QueryState query={roles} skeleton={{ height: 60, count: 8 }}>
        {(rows) => <Found roles={rows} typed={typed} onDelete={setLeaving} />}
      </QueryState>
      {leaving && <DeleteRole role={leaving} onClose={() => setLeaving(null)} />}
    </Page>
  );
}
