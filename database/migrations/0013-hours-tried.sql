-- When each attempt at a door was made, so that the next one comes at another hour (X-HOUR), and doors whose attempts are used
-- up: they wait for the night's letter and are shown to nobody any more (ADDR-O2).
alter table available_addresses
  -- [{"on": "2026-11-21", "day": 6, "part": "morning"}], oldest first; the day is 1 Monday to 7 Sunday.
  add column tried jsonb not null default '[]' check (jsonb_typeof(tried) = 'array'),
  add column expired boolean not null default false;
