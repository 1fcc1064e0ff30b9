-- The row of a revision is locked until the commit, and every other writer of its collection waits. A long transaction may therefore
-- set app.late_revisions to '{}': what it changes is noted there, and raised as its last step.
create function sheaf.raise_revision(collection text, congregations int[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  late text := current_setting('app.late_revisions', true);
begin
  if late <> '' then
    perform set_config('app.late_revisions', array(
      select unnest(late::text[]) union select congregation || ' ' || collection from unnest(congregations) congregation)::text, true);
  else
    insert into revisions as r select congregation, raise_revision.collection, 1 from unnest(congregations) congregation
      on conflict on constraint revisions_pkey do update set revision = r.revision + 1;
  end if;
end $$;

-- Rows that were marked before their collection was raised have the largest number meanwhile; nobody else sees it.
create function sheaf.raise_late_revisions() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  late constant text[] := nullif(current_setting('app.late_revisions', true), '')::text[];
begin
  perform set_config('app.late_revisions', '', true);
  insert into revisions as r
    select split_part(pair, ' ', 1)::int as congregation_id, split_part(pair, ' ', 2) as collection, 1 from unnest(late) pair order by 1, 2
    on conflict (congregation_id, collection) do update set revision = r.revision + 1;
  update row_revisions m set revision = r.revision
    from unnest(late) pair join revisions r
      on r.congregation_id = split_part(pair, ' ', 1)::int and r.collection = split_part(pair, ' ', 2)
    where m.congregation_id = r.congregation_id and m.collection = r.collection and m.revision = 9223372036854775807;
end $$;

create or replace function sheaf.mark_rows() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  source text := case tg_op when 'DELETE' then 'gone' else 'changed' end;
  is_late boolean := current_setting('app.late_revisions', true) <> '';
begin
  execute format(
    'insert into row_revisions as r select distinct c.congregation_id, %1$L, c.%2$I, coalesce(%4$L::bigint, v.revision)
       from %3$I c join congregations using (congregation_id)
       left join revisions v on v.congregation_id = c.congregation_id and v.collection = %1$L
       on conflict (congregation_id, collection, row_id) do update set revision = excluded.revision',
    tg_argv[0], tg_argv[1], source, case when is_late then 9223372036854775807 end);
  return null;
end $$;

create or replace function sheaf.after_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who int := nullif(current_setting('app.person', true), '')::int;
  what text := coalesce(nullif(current_setting('app.operation', true), ''), 'database');
begin
  if tg_op = 'INSERT' then
    perform sheaf.raise_revision(tg_argv[0], array(select distinct congregation_id from changed));
    if what <> 'demo' then
      insert into journal (congregation_id, change_id, person_id, operation, table_name, row_id, after)
        select congregation_id, sheaf.change_of(congregation_id), who, what, tg_table_name, sheaf.row_key(to_jsonb(c)),
               sheaf.journalled(to_jsonb(c))
        from changed c;
    end if;
  elsif tg_op = 'DELETE' then
    perform sheaf.raise_revision(tg_argv[0], array(
      select distinct gone.congregation_id from gone join congregations using (congregation_id)));
    insert into journal (congregation_id, change_id, person_id, operation, table_name, row_id, before)
      select g.congregation_id, sheaf.change_of(g.congregation_id), who, what, tg_table_name, sheaf.row_key(to_jsonb(g)),
             sheaf.journalled(to_jsonb(g))
      from gone g join congregations using (congregation_id);
  else
    perform sheaf.raise_revision(tg_argv[0], array(select distinct congregation_id from changed));
    insert into journal (congregation_id, change_id, person_id, operation, table_name, row_id, before, after)
      select c.congregation_id, sheaf.change_of(c.congregation_id), who, what, tg_table_name, sheaf.row_key(c.data),
             sheaf.journalled(g.data), sheaf.journalled(c.data)
      from (select row_number() over () as n, congregation_id, to_jsonb(x) as data from changed x) c
      join (select row_number() over () as n, to_jsonb(y) as data from gone y) g using (n)
      where sheaf.unmoved(c.data) <> sheaf.unmoved(g.data);
  end if;
  return null;
end $$;

create or replace function sheaf.after_telling() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    perform sheaf.raise_revision(tg_argv[0], array(
      select distinct gone.congregation_id from gone join congregations using (congregation_id)));
  else
    perform sheaf.raise_revision(tg_argv[0], array(select distinct congregation_id from changed));
  end if;
  return null;
end $$;

revoke execute on function sheaf.raise_revision, sheaf.raise_late_revisions from public;
grant execute on function sheaf.raise_late_revisions to sheaf_app;
