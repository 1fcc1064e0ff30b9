-- Public talks at home (WKND): their titles, who gives which one on which weekend, and what was given before that was kept here.

-- The congregation's own list. A talk is known by its number everywhere; a title is what it is called in one language.
create table talk_titles (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  lang text not null check (lang ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'),
  number smallint not null check (number between 1 and 999),
  title text not null check (title <> ''),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  unique (congregation_id, lang, number)
);

-- One weekend has one talk. The speaker is a person of the congregation, or somebody from elsewhere who is known by name.
create table talks (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  meeting_id int not null,
  duty_id int not null,
  number smallint not null check (number between 1 and 999),
  person_id int,
  -- Where the directory has the speaker and the congregation, their ids there.
  speaker_id bigint,
  host_id bigint,
  speaker_name text check (speaker_name <> ''),
  speaker_congregation text,
  speaker_email text,
  speaker_phone text,
  speaker_lang text,
  confirmed smallint not null default 0 check (confirmed between 0 and 2),
  -- Null while the speaker said nothing: what the coordinator entered is no answer of the speaker.
  answer text check (answer in ('accepted', 'declined', 'another')),
  answer_word text check (answer is not null or answer_word is null),
  answered_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  constraint talks_one_a_meeting unique (congregation_id, meeting_id),
  unique (congregation_id, duty_id),
  foreign key (congregation_id, meeting_id) references meetings (congregation_id, id) on delete cascade,
  foreign key (congregation_id, duty_id) references duties (congregation_id, id) on delete cascade,
  foreign key (congregation_id, person_id) references people (congregation_id, id),
  check ((person_id is null) = (speaker_name is not null)),
  check ((answer is null) = (answered_at is null))
);
create index talks_person on talks (congregation_id, person_id);
create index talks_number on talks (congregation_id, number);

-- Talks that were given before they were planned here.
create table given_talks (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  number smallint not null check (number between 1 and 999),
  given_on date not null,
  speaker_name text,
  speaker_congregation text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  unique (congregation_id, given_on, number)
);

-- Each time a speaker is asked. Only the hash of the link is kept; what the speaker answered is kept with the talk.
create table talk_requests (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  talk_id int not null,
  token_hash bytea not null unique,
  channel text not null check (channel in ('email', 'sms', 'share')),
  sent_at timestamptz not null,
  -- The first touch on the page; reading it is none.
  seen_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, talk_id) references talks (congregation_id, id) on delete cascade
);
create index talk_requests_talk on talk_requests (congregation_id, talk_id);

select sheaf.tenant_table('talk_titles', 'publicTalkTitles');
select sheaf.tenant_table('talks', 'publicTalks');
select sheaf.tenant_table('given_talks', 'publicTalks');

-- The journal tells of the talk; that somebody was asked is a message, and of a link nothing is told.
select sheaf.guard('talk_requests');
create trigger after_insert after insert on talk_requests referencing new table as changed for each statement
  execute function sheaf.after_telling('publicTalks');
create trigger after_update after update on talk_requests referencing new table as changed for each statement
  execute function sheaf.after_telling('publicTalks');
create trigger after_delete after delete on talk_requests referencing old table as gone for each statement
  execute function sheaf.after_telling('publicTalks');
create trigger touch_row before update on talk_requests for each row execute function sheaf.touch_row();

-- Where a link belongs, by its hash alone.
create function sheaf.find_talk_request(hash bytea) returns table (congregation_id int, request_id int, talk_id int)
  language sql stable security definer set search_path = public, pg_temp as $$
  select congregation_id, id, talk_id from talk_requests where token_hash = hash $$;
revoke execute on function sheaf.find_talk_request from public;
grant execute on function sheaf.find_talk_request to sheaf_app;
