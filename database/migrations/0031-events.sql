-- Events of the congregation. Their times are those of the clock on the wall: an assembly at 9:40 is at 9:40, whatever becomes of
-- summer time or of the congregation's zone between writing it down and going there.

create table events (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  type text not null check (type in
    ('custom', 'assembly', 'co', 'special', 'memorial', 'convention', 'pioneer_day', 'bee', 'kmse', 'annual_pioneer')),
  extent text not null default 'everyone'
    check (extent in ('everyone', 'elders', 'appointed', 'pioneers_elders', 'pioneers')),
  starts_on date not null,
  starts_at text not null check (starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ends_on date not null,
  ends_at text not null check (ends_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  label text,
  location text,
  has_speaker boolean not null default false,
  speaker text, theme text, public_theme text,
  cancels_meeting text not null default 'none' check (cancels_meeting in ('none', 'clm', 'public', 'both')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  check ((ends_on, ends_at) >= (starts_on, starts_at)),
  check (type <> 'custom' or label is not null),
  check (has_speaker or (speaker is null and theme is null and public_theme is null))
);
create index events_start on events (congregation_id, starts_on, starts_at);

select sheaf.tenant_table('events', 'events');
