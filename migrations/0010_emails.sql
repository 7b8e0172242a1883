-- One row for each email that is sent, so that none goes twice. The key is the job's, or what is emailed about at most
-- once in 24 hours. A claim without sent_at is an email that is being sent, or whose fate is not known.
create table emails (
  key text primary key,
  message_id uuid not null,
  job_id bigint not null,
  claimed_at timestamptz,
  sent_at timestamptz,
  kept_until timestamptz not null
);
create index emails_kept_until on emails (kept_until);

-- How often somebody has sent an interest to one and the same profile.
create index interest_sendings_pair on interest_sendings (sender_id, receiver_id, sent_at);
