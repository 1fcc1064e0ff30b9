-- One press is one change, however many rows it touched: whatever a transaction journals belongs to the same one.
-- A journal of many years takes longer than a request may.
set local statement_timeout = 0;

create table journal_changes (
  congregation_id int not null references congregations on delete cascade,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  person_id int,
  -- Of a change that takes another one back: the operation of that one, so that both are found together.
  operation text not null,
  undoes bigint,
  taken_back_by bigint,
  primary key (congregation_id, id)
);
create index journal_changes_latest on journal_changes (congregation_id, at desc, id desc);
create index journal_changes_operation on journal_changes (congregation_id, operation, at desc, id desc);
create index journal_changes_person on journal_changes (congregation_id, person_id, operation, at desc, id desc);
select sheaf.guard('journal_changes');
revoke insert, update, delete on journal_changes from sheaf_app;

-- A row's key as text. Tables without an id are told apart by what their keys are made of.
create function sheaf.row_key(data jsonb) returns text language sql immutable
  as $$ select coalesce(data->>'id', concat_ws('-', data->>'person_id', data->>'role_id', data->>'kind', data->>'assignment_id', data->>'block')) $$;

-- What moves by itself and is nobody's change.
create function sheaf.unmoved(data jsonb) returns jsonb language sql immutable
  as $$ select data - '{version,updated_at,permission_epoch,last_login}'::text[] $$;

alter table journal add column change_id bigint;
insert into journal_changes (congregation_id, at, person_id, operation)
  select congregation_id, at, person_id, operation from journal group by 1, 2, 3, 4 order by min(id);
update journal j set change_id = c.id, row_id = case row_id when '' then sheaf.row_key(coalesce(j.after, j.before)) else row_id end
  from journal_changes c
  where c.congregation_id = j.congregation_id and c.at = j.at and c.person_id is not distinct from j.person_id and c.operation = j.operation;
alter table journal alter column change_id set not null;
create index journal_change on journal (congregation_id, change_id, id);

-- The change that this transaction makes in a congregation. It is known under a setting that ends with the transaction.
create function sheaf.change_of(congregation int) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  known text[] := string_to_array(current_setting('app.change', true), '=');
  made bigint;
begin
  if known[1] = congregation::text then return known[2]; end if;
  insert into journal_changes (congregation_id, person_id, operation)
    values (congregation, nullif(current_setting('app.person', true), '')::int,
            coalesce(nullif(current_setting('app.operation', true), ''), 'database'))
    returning id into made;
  perform set_config('app.change', congregation || '=' || made, true);
  return made;
end $$;
revoke execute on function sheaf.change_of from public;

create or replace function sheaf.after_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who int := nullif(current_setting('app.person', true), '')::int;
  what text := coalesce(nullif(current_setting('app.operation', true), ''), 'database');
begin
  if tg_op = 'INSERT' then
    insert into revisions as r select distinct congregation_id, tg_argv[0], 1 from changed
      on conflict (congregation_id, collection) do update set revision = r.revision + 1;
    if what <> 'demo' then
      insert into journal (congregation_id, change_id, person_id, operation, table_name, row_id, after)
        select congregation_id, sheaf.change_of(congregation_id), who, what, tg_table_name, sheaf.row_key(to_jsonb(c)),
               sheaf.journalled(to_jsonb(c))
        from changed c;
    end if;
  elsif tg_op = 'DELETE' then
    insert into revisions as r select distinct gone.congregation_id, tg_argv[0], 1 from gone join congregations using (congregation_id)
      on conflict (congregation_id, collection) do update set revision = r.revision + 1;
    insert into journal (congregation_id, change_id, person_id, operation, table_name, row_id, before)
      select g.congregation_id, sheaf.change_of(g.congregation_id), who, what, tg_table_name, sheaf.row_key(to_jsonb(g)),
             sheaf.journalled(to_jsonb(g))
      from gone g join congregations using (congregation_id);
  else
    insert into revisions as r select distinct congregation_id, tg_argv[0], 1 from changed
      on conflict (congregation_id, collection) do update set revision = r.revision + 1;
    insert into journal (congregation_id, change_id, person_id, operation, table_name, row_id, before, after)
      select c.congregation_id, sheaf.change_of(c.congregation_id), who, what, tg_table_name, sheaf.row_key(c.data),
             sheaf.journalled(g.data), sheaf.journalled(c.data)
      from (select row_number() over () as n, congregation_id, to_jsonb(x) as data from changed x) c
      join (select row_number() over () as n, to_jsonb(y) as data from gone y) g using (n)
      where sheaf.unmoved(c.data) <> sheaf.unmoved(g.data);
  end if;
  return null;
end $$;

create or replace function sheaf.record_act(in_table text, in_row text, in_after jsonb) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into journal (congregation_id, change_id, person_id, operation, table_name, row_id, after)
  values (sheaf.current_congregation(), sheaf.change_of(sheaf.current_congregation()), nullif(current_setting('app.person', true), '')::int,
          coalesce(nullif(current_setting('app.operation', true), ''), 'database'), in_table, in_row, in_after) $$;

-- What is trimmed or removed for its age leaves no empty change behind.
create or replace function sheaf.trim_journal(too_old timestamptz) returns int
  language sql security definer set search_path = public, pg_temp as $$
  delete from journal_changes where congregation_id = sheaf.current_congregation() and at < too_old;
  with gone as (delete from journal where congregation_id = sheaf.current_congregation() and at < too_old returning 1)
  select count(*)::int from gone $$;

create or replace function sheaf.forget_rows(in_table text, ids text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own constant int := sheaf.current_congregation();
  touched bigint[];
begin
  with gone as (delete from journal where congregation_id = own and table_name = in_table and row_id = any(ids) returning change_id)
    select array_agg(distinct change_id) into touched from gone;
  delete from journal_changes c
    where congregation_id = own and id = any(touched)
      and not exists (select from journal j where j.congregation_id = own and j.change_id = c.id);
end $$;
