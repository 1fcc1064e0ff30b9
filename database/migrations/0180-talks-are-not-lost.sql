-- Whoever takes the place of a talk out of the programme takes no booking with it: it has to be cleared before.
-- What was cleared by mistake can be put back until the night, with its requests and what the speaker answered.
alter table talks
  add column cleared_at timestamptz,
  drop constraint talks_congregation_id_duty_id_fkey,
  add constraint talks_duty_id_fkey foreign key (congregation_id, duty_id) references duties (congregation_id, id),
  drop constraint talks_one_a_meeting,
  drop constraint talks_congregation_id_duty_id_key;
create unique index talks_one_a_meeting on talks (congregation_id, meeting_id) where cleared_at is null;
create index talks_meeting on talks (congregation_id, meeting_id);
create index talks_duty on talks (congregation_id, duty_id);

-- What a congregation or a speaker of the directory is booked for.
create index talks_speaker on talks (congregation_id, speaker_id) where speaker_id is not null;
create index talks_host on talks (congregation_id, host_id) where host_id is not null;
