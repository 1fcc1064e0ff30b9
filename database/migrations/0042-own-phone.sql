-- The congregation's own phone as a gateway (MSG-O2): the key its webhooks are signed with, and which of them were heard already.
alter table congregations add column sms_signing_key text;

create or replace function sheaf.journalled(data jsonb) returns jsonb language sql immutable
  as $$ select data - '{token_hash,code_hash,secret_hash,bytes,sms_pass,sms_signing_key,ical_hash}'::text[] $$;

create table sms_events (
  congregation_id int not null references congregations on delete cascade,
  event_id text not null check (length(event_id) <= 190),
  heard_at timestamptz not null,
  primary key (congregation_id, event_id)
);
select sheaf.guard('sms_events');
