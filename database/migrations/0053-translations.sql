-- Languages and wordings are the world's: every congregation reads them, and those that the installation names write them.
-- A line is never taken out, so that its version only rises; a null text is the wording that came with the app.

create table wording_languages (
  iso text primary key check (iso ~ '^[a-z]{2,3}$'),
  -- The congregation that added it; no reference, as the language outlives the congregation.
  written_by int not null,
  created_at timestamptz not null default now()
);

create table wordings (
  iso text not null check (iso ~ '^[a-z]{2,3}$'),
  category text not null check (category ~ '^[a-z]{1,40}$'),
  key text not null check (length(key) between 1 and 160),
  text text check (text <> '' and length(text) <= 2000),
  -- The congregation that wrote it last; no reference, as the wording outlives the congregation.
  written_by int not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (iso, category, key)
);

-- What changes for everyone: every congregation's revision rises, so that all open phones hear of it, and the servers hear 0.
create function sheaf.after_wording_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who int := nullif(current_setting('app.person', true), '')::int;
  what text := coalesce(nullif(current_setting('app.operation', true), ''), 'database');
begin
  insert into revisions as r select congregation_id, 'translations', 1 from congregations order by congregation_id
    on conflict (congregation_id, collection) do update set revision = r.revision + 1;
  insert into journal (congregation_id, person_id, operation, table_name, row_id, after)
    select c.written_by, who, what, tg_table_name,
           concat_ws('/', to_jsonb(c)->>'iso', to_jsonb(c)->>'category', to_jsonb(c)->>'key'), to_jsonb(c)
    from changed c;
  perform pg_notify('sheaf_changes', '0');
  return null;
end $$;

create trigger touch_row before update on wordings for each row execute function sheaf.touch_row();
create trigger after_insert after insert on wordings referencing new table as changed for each statement execute function sheaf.after_wording_change();
create trigger after_update after update on wordings referencing new table as changed for each statement execute function sheaf.after_wording_change();
create trigger after_insert after insert on wording_languages referencing new table as changed for each statement execute function sheaf.after_wording_change();

do $$ declare t text; begin
  foreach t in array array['wordings', 'wording_languages'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy world_read on %I for select to sheaf_app using (true)', t);
    execute format('create policy owner on %I to %I using (true) with check (true)', t, current_user);
  end loop;
end $$;

-- Written in the name of the transaction's own congregation, by the two operations for it and by nothing else.
create policy translator_add on wording_languages for insert to sheaf_app
  with check (written_by = (select sheaf.current_congregation())
    and current_setting('app.operation', true) = 'translations.addLanguage');
create policy translator_insert on wordings for insert to sheaf_app
  with check (written_by = (select sheaf.current_congregation())
    and current_setting('app.operation', true) = 'translations.editSection');
create policy translator_update on wordings for update to sheaf_app
  using (current_setting('app.operation', true) = 'translations.editSection')
  with check (written_by = (select sheaf.current_congregation())
    and current_setting('app.operation', true) = 'translations.editSection');
grant select, insert on wording_languages to sheaf_app;
grant select, insert, update on wordings to sheaf_app;
