-- A congregation that moves to another installation takes its talks elsewhere along; the host has another number there, or none, and is
-- known by its name.
alter table away_talks alter column host_id drop not null;
