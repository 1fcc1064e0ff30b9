-- Drafts of schedules (decision 201): people proposed for open duties. A draft is a plan that nobody is told of, so it is not journalled; publishing
-- it changes duties, and their journal has that change.
create table drafts (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint not null generated always as identity,
  from_on date not null,
  to_on date not null check (to_on >= from_on),
  areas text[] not null check (cardinality(areas) > 0 and areas <@ array['programme', 'duties']),
  -- The search with the same seed and the same facts gives the same draft.
  seed integer not null,
  state text not null default 'ready' check (state in ('ready', 'published')),
  made_by bigint,
  made_at timestamptz not null,
  published_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, made_by) references people (congregation_id, id) on delete set null (made_by),
  check ((state = 'published') = (published_at is not null))
);
create index drafts_of_planner on drafts (congregation_id, made_by);
select sheaf.guard('drafts');

create table draft_places (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint not null generated always as identity,
  draft_id bigint not null,
  duty_id bigint not null,
  -- Version of the duty at the time of the proposal: a duty changed since is not filled.
  duty_version integer not null,
  person_id bigint,
  locked boolean not null default false,
  state text not null default 'proposed' check (state in ('proposed', 'published', 'left')),
  -- Codes of the conflicts that the planner saw with this person.
  accepted text[] not null default '{}',
  reasons jsonb,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  unique (congregation_id, draft_id, duty_id),
  foreign key (congregation_id, draft_id) references drafts (congregation_id, id) on delete cascade,
  foreign key (congregation_id, duty_id) references duties (congregation_id, id) on delete cascade,
  foreign key (congregation_id, person_id) references people (congregation_id, id)
);
create index draft_places_of_duty on draft_places (congregation_id, duty_id);
create index draft_places_of_person on draft_places (congregation_id, person_id);
select sheaf.guard('draft_places');

create trigger touch_row before update on drafts for each row execute function sheaf.touch_row();
create trigger after_insert after insert on drafts referencing new table as changed for each statement execute function sheaf.after_telling('drafts');
create trigger after_update after update on drafts referencing new table as changed for each statement execute function sheaf.after_telling('drafts');
create trigger after_delete after delete on drafts referencing old table as gone for each statement execute function sheaf.after_telling('drafts');
create trigger touch_row before update on draft_places for each row execute function sheaf.touch_row();
create trigger after_insert after insert on draft_places referencing new table as changed for each statement execute function sheaf.after_telling('drafts');
create trigger after_update after update on draft_places referencing new table as changed for each statement execute function sheaf.after_telling('drafts');
create trigger after_delete after delete on draft_places referencing old table as gone for each statement execute function sheaf.after_telling('drafts');
