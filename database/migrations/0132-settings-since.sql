-- Every record that people change tells since when it is there.
alter table domain_settings add created_at timestamptz not null default now();
