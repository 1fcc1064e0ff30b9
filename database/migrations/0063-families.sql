-- Families: who belongs to one household. One family a person, one head and at most one spouse a family.
create table families (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  name text not null check (name <> '' and length(name) <= 60),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id)
);

create table family_members (
  congregation_id int not null,
  person_id int not null,
  family_id int not null,
  tie text not null check (tie in ('head', 'spouse', 'child', 'parent', 'other')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, person_id),
  foreign key (congregation_id, person_id) references people (congregation_id, id) on delete cascade,
  foreign key (congregation_id, family_id) references families (congregation_id, id) on delete cascade
);
create index family_members_family on family_members (congregation_id, family_id);
create unique index family_members_couple on family_members (congregation_id, family_id, tie) where tie in ('head', 'spouse');

select sheaf.tenant_table('families', 'families');
select sheaf.tenant_table('family_members', 'families');

-- Whoever is erased leaves no trace in what is written of families: neither his ties, nor the name of a family that ended with him.
create function sheaf.erase_ties() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  erased constant jsonb := '{"erased": true}';
begin
  delete from family_members where congregation_id = new.congregation_id and person_id = new.id;
  update journal j set before = null, after = erased
    where j.congregation_id = new.congregation_id and j.table_name = 'families'
      and j.row_id in (select coalesce(t.after, t.before)->>'family_id' from journal t
        where t.congregation_id = new.congregation_id and t.table_name = 'family_members'
          and coalesce(t.after, t.before)->>'person_id' = new.id::text)
      and not exists (select from families f where f.congregation_id = new.congregation_id and f.id::text = j.row_id);
  update journal set before = null, after = erased
    where congregation_id = new.congregation_id and table_name = 'family_members'
      and coalesce(after, before)->>'person_id' = new.id::text;
  return null;
end $$;
revoke execute on function sheaf.erase_ties from public;
create trigger erase_ties after update of erased_at on people for each row
  when (old.erased_at is null and new.erased_at is not null) execute function sheaf.erase_ties();
