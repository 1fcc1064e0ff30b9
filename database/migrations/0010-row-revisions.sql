-- At which revision of its collection a row last changed, so that a phone that holds the collection is sent that row and not
-- all of them. A row that is gone stays here as its number alone (a tombstone), for the phones that still show it.

create table row_revisions (
  congregation_id int not null references congregations on delete cascade,
  collection text not null,
  row_id int not null,
  revision bigint not null,
  primary key (congregation_id, collection, row_id)
);
create index row_revisions_since on row_revisions (congregation_id, collection, revision);
select sheaf.guard('row_revisions');
revoke insert, update, delete on row_revisions from sheaf_app;

-- What changed before this table was there was not noted: a phone that is older reads the whole collection.
alter table revisions add column rows_since bigint not null default 0;
update revisions set rows_since = revision;

-- Arguments: the collection, and the column that names its row. Runs after `after_*`, which raised the revision.
create function sheaf.mark_rows() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  source text := case tg_op when 'DELETE' then 'gone' else 'changed' end;
begin
  execute format(
    'insert into row_revisions as r select distinct c.congregation_id, %1$L, c.%2$I, v.revision
       from %3$I c join congregations using (congregation_id)
       join revisions v on v.congregation_id = c.congregation_id and v.collection = %1$L
       on conflict (congregation_id, collection, row_id) do update set revision = excluded.revision',
    tg_argv[0], tg_argv[1], source);
  return null;
end $$;

create function sheaf.kept_collection(target regclass, collection text, row_column text) returns void language plpgsql as $$
begin
  execute format('create trigger mark_insert after insert on %s referencing new table as changed for each statement execute function sheaf.mark_rows(%L, %L)', target, collection, row_column);
  execute format('create trigger mark_update after update on %s referencing new table as changed for each statement execute function sheaf.mark_rows(%L, %L)', target, collection, row_column);
  execute format('create trigger mark_delete after delete on %s referencing old table as gone for each statement execute function sheaf.mark_rows(%L, %L)', target, collection, row_column);
end $$;

select sheaf.kept_collection('people', 'users', 'id');
select sheaf.kept_collection('roles', 'roles', 'id');
