-- Language groups with meetings of their own (X-LANG-GROUP). A meeting without a group is one of the whole congregation.

create table language_groups (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  label text not null check (length(label) between 1 and 60),
  lang text not null,
  clam_day smallint not null check (clam_day between 0 and 6),
  clam_start_time text not null check (clam_start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  public_day smallint not null check (public_day between 0 and 6),
  public_start_time text not null check (public_start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id)
);
create unique index language_groups_label on language_groups (congregation_id, lower(label));
select sheaf.tenant_table('language_groups', 'languageGroups');

alter table meetings add column language_group_id int,
  add foreign key (congregation_id, language_group_id) references language_groups (congregation_id, id),
  drop constraint meetings_congregation_id_type_week_key;
create unique index meetings_once on meetings (congregation_id, coalesce(language_group_id, 0), type, week);
create index meetings_language_group on meetings (congregation_id, language_group_id);

alter table attendance add column language_group_id int,
  add foreign key (congregation_id, language_group_id) references language_groups (congregation_id, id),
  drop constraint attendance_congregation_id_type_week_key;
create unique index attendance_once on attendance (congregation_id, coalesce(language_group_id, 0), type, week);
create index attendance_language_group on attendance (congregation_id, language_group_id);
