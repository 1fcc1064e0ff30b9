/** One role at its own address; `new` makes one. */
import { useNavigate, useParams } from 'react-router';
import { useTexts } from '../../platform/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TitleBar } from '../../ui/title-bar.tsx';
import { RoleForm } from './role-form.tsx';
import classes from './roles.module.css';
import { useRole } from './roles.queries.ts';

const list = '/settings/user-roles/';

function ExistingRole({ id, onSaved }: { id: number; onSaved: () => void }) {
  const { t } = useTexts();
  const role = useRole(id);
  return (
    <>
      <TitleBar
        title={role.data?.name ?? t('roles:title')}
        line={role.data && t('roles:people', { count: role.data.people })}
        back
      />
      {role.isPending && <Skeleton height={60} count={8} />}
      {role.isError && !role.data && <ErrorNotice>{role.error.message || t('shell:failed')}</ErrorNotice>}
      {role.data && <RoleForm row={role.data} onSaved={onSaved} />}
    </>
  );
}

export function RoleScreen() {
  const { t } = useTexts();
  const { id } = useParams();
  const navigate = useNavigate();
  const leave = (): void => void navigate(list, { replace: true });
  return (
    <div className={classes.page}>
      <title>{`${t('roles:title')} · ${t('shell:name')}`}</title>
      {id === 'new' ? (
        <>
          <TitleBar title={t('roles:form.new')} back />
          <RoleForm row={null} onSaved={leave} />
        </>
      ) : (
        <ExistingRole key={id} id={Number(id)} onSaved={leave} />
      )}
    </div>
  );
}
