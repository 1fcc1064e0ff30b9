-- Days and times of the meetings from a coming week on, of the congregation or of a language group (decision 210).
create table meeting_times (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint generated always as identity,
  language_group_id bigint,
  from_week date not null check (extract(isodow from from_week) = 1),
  clam_day smallint not null check (clam_day between 0 and 6),
  clam_start_time text not null check (clam_start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  public_day smallint not null check (public_day between 0 and 6),
  public_start_time text not null check (public_start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, language_group_id) references language_groups (congregation_id, id) on delete cascade
);
create unique index meeting_times_once on meeting_times (congregation_id, coalesce(language_group_id, 0), from_week);
create index meeting_times_group on meeting_times (congregation_id, language_group_id);
select sheaf.tenant_table('meeting_times', 'meetingTimes');
-- Meetings follow every change, also one that the journal reverts.
create trigger follow_times after insert or update or delete on meeting_times for each row execute function sheaf.follow_meetings();
