import { listChoices } from '../../care/notifications/preferences.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { readOwnStory } from '../../meeting/stories/read.ts';
import { findOpenAccess } from '../../people/account-access/read.ts';
import { readTerms } from '../../people/accounts/settings/terms.ts';
import { readConsents } from '../../people/accounts/states/consents.ts';
import { readHoroscopeUse } from '../../people/profiles/sections/horoscopeConsent.ts';
import { readSettings } from '../../people/profiles/visible/settings/settings.ts';

/** Returns what an account, and the profile it acts for, has agreed to: each purpose, and since when. */
export async function readMyConsents(app: App, member: Member) {
  const { accountId, profile } = member;
  const [terms, recorded, horoscope, choices, { visibility }, { story }, access] = await Promise.all([
    readTerms(app, accountId),
    readConsents(app.db, accountId, profile.id),
    readHoroscopeUse(app.db, profile.id),
    listChoices(app.db, accountId),
    readSettings(app.db, profile.id),
    readOwnStory(app, member),
    findOpenAccess(app, accountId),
  ]);
  type Recorded = Parameters<typeof recorded.get>[0];
  /** When it became so; null for what was so before it was recorded. */
  const since = (purpose: Recorded, given: boolean) => {
    const last = recorded.get(purpose);
    return last?.given === given ? last.changedAt.toISOString() : null;
  };
  const emails = (category: 'matches' | 'saved_searches', purpose: Recorded) => {
    const given = choices.some((one) => one.category === category && one.email);
    return { given, since: since(purpose, given) };
  };
  const inStory = story !== null && (story.mine || story.state !== 'consent');
  const matching = { since: terms.acceptedAt?.toISOString() ?? null };
  const forVisitors = visibility === 'all';
  return {
    matching,
    horoscope: {
      given: !horoscope.withdrawn && horoscope.stored,
      withdrawn: horoscope.withdrawn,
      stored: horoscope.stored,
      since: since('horoscope', !horoscope.withdrawn),
    },
    matchEmails: emails('matches', 'match_emails'),
    searchAlerts: emails('saved_searches', 'search_alerts'),
    visitors: {
      given: forVisitors,
      // What nobody has changed is as the terms said when they were accepted.
      since: recorded.has('visitors') ? since('visitors', forVisitors) : forVisitors ? matching.since : null,
    },
    story: {
      given: inStory,
      asked: story !== null && !inStory,
      since: inStory ? since('story', true) : null,
    },
    teamAccess: access && { id: access.id, endsAt: access.endsAt.toISOString() },
  };
}
