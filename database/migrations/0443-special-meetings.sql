-- The Memorial, and events with their own programme, are special meetings (decision 217).
alter table events add column own_programme boolean not null default false;
alter table events add check (not own_programme or type = 'custom');

create table special_meetings (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint generated always as identity,
  -- Without a foreign key: the deletion of an event changes no other row, so that it can be reverted alone.
  event_id bigint not null,
  week date not null check (extract(isodow from week) = 1),
  held_on date not null,
  starts_at text not null check (starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ends_at text not null check (ends_at ~ '^[0-4][0-9]:[0-5][0-9]$'),
  -- Since when no event has this programme; null while the meeting is held.
  ended_on date,
  note text check (char_length(note) between 1 and 200),
  attendance int check (attendance between 0 and 100000),
  partakers int check (partakers between 0 and 100000),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  unique (congregation_id, event_id)
);
create index special_meetings_day on special_meetings (congregation_id, held_on);
create index special_meetings_ended on special_meetings (congregation_id, ended_on) where ended_on is not null;

create table special_parts (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint generated always as identity,
  special_id bigint not null,
  "order" smallint not null check ("order" >= 1),
  title text not null check (char_length(title) between 1 and 120),
  minutes smallint not null check (minutes between 0 and 180),
  song smallint check (song between 1 and 999),
  seat text not null check (seat in ('none', 'prayer', 'talk', 'anyone')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, special_id) references special_meetings (congregation_id, id) on delete cascade
);
create index special_parts_meeting on special_parts (congregation_id, special_id);

select sheaf.tenant_table('special_meetings', 'specialMeetings');
select sheaf.tenant_table('special_parts', 'specialMeetings');

alter table responsibilities add column special boolean not null default false;
alter table responsibilities drop constraint responsibilities_places_check;
alter table responsibilities add constraint responsibilities_places_check check (places between 1 and case when special then 20 else 6 end);
alter table responsibilities add check (not (special and group_turns));

alter table duties add column special_id bigint;
alter table duties add column special_part_id bigint;
alter table duties add foreign key (congregation_id, special_id) references special_meetings (congregation_id, id) on delete cascade;
alter table duties add foreign key (congregation_id, special_part_id) references special_parts (congregation_id, id) on delete cascade;
alter table duties drop constraint duties_kind_check;
alter table duties add constraint duties_kind_check check (kind in ('chairman', 'prayer', 'part', 'helper', 'responsibility', 'task', 'cart',
  'conductor', 'away-talk', 'special-part', 'special-duty')) not valid;
alter table duties validate constraint duties_kind_check;
alter table duties add constraint duties_at_special_meetings check ((special_id is not null) = (kind in ('special-part', 'special-duty')));
alter table duties add constraint duties_of_special_parts check ((special_part_id is not null) = (kind = 'special-part'));
alter table duties drop constraint duties_of_responsibilities;
alter table duties add constraint duties_of_responsibilities check
  ((responsibility_id is not null) = (kind in ('responsibility', 'task', 'special-duty')));
create index duties_special on duties (congregation_id, special_id);
create unique index duties_of_special_part on duties (congregation_id, special_part_id) where special_part_id is not null;
create unique index duties_of_special_meeting on duties (congregation_id, special_id, responsibility_id, place) where kind = 'special-duty';
create unique index duties_special_once on duties (congregation_id, special_id, responsibility_id, person_id) where kind = 'special-duty';
select sheaf.duties_raise('specialMeetings', 'special-part,special-duty');

create or replace function sheaf.duty_facts(d duties) returns jsonb language sql stable set search_path = public, pg_temp as $$
  select jsonb_build_object('date', d.on_date, 'time', d.starts_at, 'hall', d.hall, 'part', d.qualification, 'what', case
    when d.part_id is not null then (select title from meeting_parts p where p.congregation_id = d.congregation_id and p.id = d.part_id)
    when d.special_part_id is not null then
      (select title from special_parts p where p.congregation_id = d.congregation_id and p.id = d.special_part_id)
    when d.responsibility_id is not null then
      (select label from responsibilities r where r.congregation_id = d.congregation_id and r.id = d.responsibility_id)
    when d.away_talk_id is not null then
      (select host_name from away_talks a where a.congregation_id = d.congregation_id and a.id = d.away_talk_id)
    end)
  || case
    when d.shift_id is not null then jsonb_build_object('where',
      (select location_id from cart_shifts s where s.congregation_id = d.congregation_id and s.id = d.shift_id))
    when d.visit_id is not null then jsonb_build_object('where',
      (select host_location from cart_visits v where v.congregation_id = d.congregation_id and v.id = d.visit_id))
    when d.field_meeting_id is not null then jsonb_build_object('where',
      (select coalesce(f.location, s.location, r.location) from field_meetings m
        left join field_groups f on f.congregation_id = m.congregation_id and f.id = m.field_group_id
        left join special_groups s on s.congregation_id = m.congregation_id and s.id = m.special_group_id
        left join rotation_groups r on r.congregation_id = m.congregation_id and r.id = m.rotation_group_id
        where m.congregation_id = d.congregation_id and m.id = d.field_meeting_id))
    else '{}'::jsonb end $$;
create trigger refresh_answers after update of title on special_parts for each row when (old.title is distinct from new.title)
  execute function sheaf.refresh_answers('special_part_id');

-- A reverted change of the programme is followed too.
create trigger follow_programme after insert or update or delete on special_parts for each row execute function sheaf.follow_meetings();
