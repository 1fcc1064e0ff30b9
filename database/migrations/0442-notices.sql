-- Notices on the board: texts and files, in folders, for an audience and a time (decision 216).
create table notice_folders (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint generated always as identity,
  label text not null check (char_length(label) between 1 and 60),
  "order" int not null check ("order" >= 1),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id)
);

create table notices (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint generated always as identity,
  folder_id bigint,
  title text not null check (char_length(title) between 1 and 120),
  body text check (char_length(body) between 1 and 10000),
  audience text not null default 'everyone'
    check (audience in ('everyone', 'elders', 'appointed', 'pioneers_elders', 'pioneers', 'groups')),
  from_on date not null,
  until_on date check (until_on >= from_on),
  pinned boolean not null default false,
  ask_read boolean not null default false,
  tells boolean not null default false,
  told_at timestamptz,
  written_by bigint,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, folder_id) references notice_folders (congregation_id, id) on delete set null (folder_id),
  foreign key (congregation_id, written_by) references people (congregation_id, id)
);
create index notices_folder on notices (congregation_id, folder_id);
create index notices_author on notices (congregation_id, written_by);
create index notices_untold on notices (congregation_id, from_on) where tells and told_at is null;
create index notices_ended on notices (until_on);

-- Groups of a notice with the audience of groups. The deletion of a group narrows the audience.
create table notice_groups (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint generated always as identity,
  notice_id bigint not null,
  group_id bigint not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  unique (congregation_id, notice_id, group_id),
  foreign key (congregation_id, notice_id) references notices (congregation_id, id) on delete cascade,
  foreign key (congregation_id, group_id) references groups (congregation_id, id) on delete cascade
);
create index notice_groups_group on notice_groups (congregation_id, group_id);

-- Who opened and confirmed a notice. Not journalled: a row is written with every first opening.
create table notice_reads (
  congregation_id bigint not null references congregations on delete cascade,
  notice_id bigint not null,
  person_id bigint not null,
  read_at timestamptz not null,
  confirmed boolean not null default false,
  primary key (congregation_id, notice_id, person_id),
  foreign key (congregation_id, notice_id) references notices (congregation_id, id) on delete cascade,
  foreign key (congregation_id, person_id) references people (congregation_id, id)
);
create index notice_reads_person on notice_reads (congregation_id, person_id);

-- Every file becomes a notice for everyone, without a journal entry: nobody wrote it anew.
alter table noticeboard_files add column notice_id bigint;
create function sheaf.give_notice() returns trigger language plpgsql set search_path to 'public', 'pg_temp' as $$
begin
  insert into notices (congregation_id, title, from_on, created_at)
    select new.congregation_id, left(regexp_replace(new.filename, '\.[a-z]+$', ''), 120),
      (new.created_at at time zone c.timezone_id)::date, new.created_at
    from congregations c where c.congregation_id = new.congregation_id
    returning id into new.notice_id;
  return new;
end $$;
alter table noticeboard_files disable trigger user;
create trigger give_notice before update on noticeboard_files for each row when (new.notice_id is null) execute function sheaf.give_notice();
update noticeboard_files set notice_id = null;
drop trigger give_notice on noticeboard_files;
alter table noticeboard_files enable trigger user;
alter table noticeboard_files alter column notice_id set not null;
alter table noticeboard_files add foreign key (congregation_id, notice_id) references notices (congregation_id, id) on delete cascade;
create index noticeboard_files_notice on noticeboard_files (congregation_id, notice_id);
-- A server of the version before adds files without a notice while it is replaced.
create trigger give_notice before insert on noticeboard_files for each row when (new.notice_id is null) execute function sheaf.give_notice();

select sheaf.tenant_table('notice_folders', 'noticeboard');
select sheaf.tenant_table('notices', 'noticeboard');
select sheaf.tenant_table('notice_groups', 'noticeGroups');
select sheaf.guard('notice_reads');
create trigger after_insert after insert on notice_reads referencing new table as changed for each statement execute function sheaf.after_telling('noticeReads');
create trigger after_update after update on notice_reads referencing new table as changed for each statement execute function sheaf.after_telling('noticeReads');
create trigger after_delete after delete on notice_reads referencing old table as gone for each statement execute function sheaf.after_telling('noticeReads');
