/** Screen of one role; `new` in the address adds one. */
import { useNavigate, useParams } from 'react-router';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { RoleForm } from './role-form.tsx';
import { useRoleName } from './role-name.api.ts';

const list = '/settings/user-roles/';

function ExistingRole({ id, onSaved }: { id: number; onSaved: () => void }) {
  const { t } = useTexts();
  const nameOf = useRoleName();
  const role = useRead('roles.readRole', { params: { id } });
  return (
    <Page
      title={role.data ? nameOf(role.data) : t('roles:title')}
      line={role.data && t('roles:people', { count: role.data.people })}
      back
    >
      <QueryState query={role} skeleton={{ height: 60, count: 8 }}>
        {(row) => <RoleForm row={row} onSaved={onSaved} />}
      </QueryState>
    </Page>
  );
}

export function RoleScreen() {
  const { t } = useTexts();
  const { id } = useParams();
  const navigate = useNavigate();
  const leave = (): void => void navigate(list, { replace: true });
  if (id !== 'new') return <ExistingRole key={id} id={Number(id)} onSaved={leave} />;
  return (
    <Page title={t('roles:form.new')} back>
      <RoleForm row={null} onSaved={leave} />
    </Page>
  );
}
