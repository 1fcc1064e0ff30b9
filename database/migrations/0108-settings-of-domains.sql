-- Settings have a row for each part, so that two forms never write to the same value. What was never saved has no row.
create table domain_settings (
  congregation_id int not null references congregations on delete cascade,
  part text not null,
  settings jsonb not null default '{}',
  version int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (congregation_id, part)
);
insert into domain_settings (congregation_id, part, settings)
  select c.congregation_id, m.key, m.value from congregations c cross join jsonb_each(c.modules) m
  where jsonb_typeof(m.value) = 'object' and m.value <> '{}';
alter table congregations drop column modules;
select sheaf.tenant_table('domain_settings', 'congregations');

-- A row of settings is known by its part.
create or replace function sheaf.row_key(data jsonb) returns text language sql immutable
  as $$ select coalesce(data->>'id', concat_ws('-', data->>'person_id', data->>'role_id', data->>'kind', data->>'assignment_id', data->>'block', data->>'part')) $$;
