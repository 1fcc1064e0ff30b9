-- What is told when a transaction commits. A use of a session is told to nobody: each process notes it on what it keeps. What all
-- congregations read alike has one revision, not one a congregation. Where `app.relay` is on, a commit leaves its congregation's number
-- in a table, and one process announces what lies there: NOTIFY lets one commit at a time through in the whole server.
create unlogged table sheaf.announcements (congregation_id bigint not null);

create function sheaf.tell_changed(congregations bigint[]) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  congregation bigint;
begin
  if current_setting('app.relay', true) = 'on' then
    insert into sheaf.announcements select unnest(congregations);
  else
    foreach congregation in array congregations loop perform pg_notify('sheaf_changes', congregation::text); end loop;
  end if;
end $$;

create or replace function sheaf.announce() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform sheaf.tell_changed(array(select distinct congregation_id from changed));
  return null;
end $$;

create function sheaf.announce_sessions() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform sheaf.tell_changed(array(select distinct c.congregation_id from changed c join gone g using (congregation_id, id)
    where to_jsonb(c) - 'last_used_at' is distinct from to_jsonb(g) - 'last_used_at'));
  return null;
end $$;
drop trigger announce_update on sessions;
create trigger announce_update after update on sessions referencing old table as gone new table as changed
  for each statement execute function sheaf.announce_sessions();

-- Takes what lies there and announces it; another one that does the same meanwhile is waited for.
create function sheaf.relay_announcements() returns bigint language sql security definer set search_path = public, pg_temp as $$
  with taken as (delete from sheaf.announcements returning congregation_id),
    told as materialized (select pg_notify('sheaf_changes', congregation_id::text) from (select distinct congregation_id from taken) d)
  select count(*) from told $$;
revoke execute on function sheaf.tell_changed, sheaf.announce_sessions, sheaf.relay_announcements from public;
grant execute on function sheaf.relay_announcements to sheaf_app;

create table world_revisions (
  collection text primary key,
  revision bigint not null default 1
);
alter table world_revisions enable row level security;
alter table world_revisions force row level security;
create policy world_read on world_revisions for select to sheaf_app using (true);
do $$ begin execute format('create policy owner on world_revisions to %I using (true) with check (true)', current_user); end $$;
grant select on world_revisions to sheaf_app;

insert into world_revisions select 'translations', coalesce(max(revision), 0) + 1 from revisions where collection = 'translations';
delete from revisions where collection = 'translations';

create function sheaf.raise_world_revision(in_collection text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into world_revisions as r values (in_collection, 1) on conflict (collection) do update set revision = r.revision + 1;
  perform sheaf.tell_changed('{0}');
end $$;
revoke execute on function sheaf.raise_world_revision from public;

do $$
declare
  changing text;
  definition text;
  raising constant text := '  insert into revisions as r select congregation_id, ''translations'', 1 from congregations order by congregation_id
    on conflict (congregation_id, collection) do update set revision = r.revision + 1;
';
begin
  foreach changing in array array['sheaf.after_wording_change', 'sheaf.after_wording_edit'] loop
    definition := pg_get_functiondef(changing::regproc);
    if position(raising in definition) = 0 then raise exception '% raises its revision in another way', changing; end if;
    execute replace(replace(definition, raising, ''), 'perform pg_notify(''sheaf_changes'', ''0'');', 'perform sheaf.raise_world_revision(''translations'');');
  end loop;
  execute replace(pg_get_functiondef('sheaf.find_sessions'::regproc),
    '(select jsonb_object_agg(r.collection, r.revision) from revisions r where r.congregation_id = s.congregation_id)',
    '(select jsonb_object_agg(r.collection, r.revision) from (
           select collection, revision from revisions where congregation_id = s.congregation_id
           union all select collection, revision from world_revisions) r)');
end $$;
