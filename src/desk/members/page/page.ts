import { recordRead } from '../../../base/audit/audit.ts';
import { readVocabulary } from '../../../base/vocabulary/vocabulary.ts';
import { listWithNominee } from '../../../care/personal-data/read.ts';
import { listReviewsFor } from '../../../care/reviews/read.ts';
import type { Staff } from '../../../kit/api/call.ts';
import type { App } from '../../../kit/app/app.ts';
import { can } from '../../../kit/shared/api/capabilities.ts';
import { countInterests } from '../../../meeting/interests/read.ts';
import { countConversations } from '../../../meeting/messages/read.ts';
import { listSuggestionsOf } from '../../../meeting/suggestions/read.ts';
import { findBuyerAddress, listOrdersFor } from '../../../money/payments/read.ts';
import { listRequests } from '../../../money/requests/read.ts';
import { listPhotosFor } from '../../../people/photos/read.ts';
import { readCompletenessPercents } from '../../../people/profiles/facts/completeness.ts';
import { readForStaff } from '../../../people/profiles/facts/profile.ts';
import { listManagerRows } from '../../../people/profiles/managed/managers.ts';
import { hasBirthTime } from '../../../people/profiles/read.ts';
import { findDeclaration } from '../../../people/profiles/registration/declarations.ts';
import { listReportsOf } from '../../../people/safety/read.ts';
import { readSanctions } from '../../../people/sanctions/read.ts';
import { readDuplicatesOf } from '../actions/duplicates/duplicates.ts';
import { readMemberRow, shownMember } from '../members.ts';
import { maskEmail, maskPhone } from '../shared/rules.ts';
import { findWalkIn, listAccounts, listMemberNotes, listMembershipTerms } from './store.ts';

/** Returns everything about one member that the role of the staff may see, with private details covered. */
export async function readMemberPage(app: App, staff: Staff, publicId: string) {
  const row = await readMemberRow(app, app.db, publicId);
  const { id } = row;
  const duplicates = await readDuplicatesOf(app, row);
  const ids = [publicId, ...duplicates.map(({ other }) => other.id)];
  await recordRead(app, staff, { kind: 'profile', ids });
  const may = (capability: Parameters<typeof can>[1]) => can({ staff }, capability);
  const [percents, vocabulary, full, photos, managers, plans, interests, conversations, sanctions] =
    await Promise.all([
      readCompletenessPercents(app, [id]),
      readVocabulary(app.db),
      readForStaff(app, id),
      listPhotosFor(app, id),
      readManagers(app, id),
      listMembershipTerms(app.db, id),
      countInterests(app.db, id),
      countConversations(app.db, id),
      readSanctions(app, id),
    ]);
  const [suggestions, payments, requests, reviews, reports, notes, walkIn, declaration, address, birthTime] =
    await Promise.all([
      may('members.suggest') ? listSuggestionsOf(app.db, id, publicId) : null,
      may('payments.read') ? listOrdersFor(app.db, id) : null,
      may('requests.answer') ? readRequests(app, id) : null,
      may('profiles.review') ? listReviewsFor(app, id) : null,
      may('profiles.review') ? listReportsOf(app, id) : null,
      listMemberNotes(app.db, id),
      findWalkIn(app.db, id),
      findDeclaration(app.db, id),
      findBuyerAddress(app.db, id),
      hasBirthTime(app, id),
    ]);
  return {
    member: shownMember(row, percents.get(id) ?? 0, vocabulary),
    profile: full,
    stated: { birthTime, address: address !== null },
    walkIn: walkIn
      ? {
          registeredAt: walkIn.registered_at.toISOString(),
          registeredBy: walkIn.registered_by,
          claimedAt: walkIn.claimed_at?.toISOString() ?? null,
        }
      : null,
    duplicates,
    declaration,
    photos,
    managers,
    plans,
    counts: {
      interestsSent: interests.sent,
      interestsReceived: interests.received,
      interestsAccepted: interests.accepted,
      conversations,
    },
    suggestions,
    payments,
    requests,
    reviews,
    reports,
    sanctions,
    notes,
  };
}

async function readManagers(app: App, profileId: number) {
  const [rows, accounts] = await Promise.all([
    listManagerRows(app.db, profileId),
    listAccounts(app.db, profileId),
  ]);
  const withNominee = await listWithNominee(
    app.db,
    rows.map(({ account_id }) => account_id),
  );
  return rows.flatMap(({ id, role, relation, account_id }) => {
    const account = accounts.get(account_id);
    if (!account) return [];
    return {
      id,
      role,
      relation,
      email: account.email && maskEmail(account.email),
      phone: account.phone && maskPhone(account.phone),
      emailVerified: account.email_verified,
      phoneVerified: account.phone_verified,
      registeredAt: account.created_at.toISOString(),
      suspended: account.suspended,
      nominee: withNominee.has(account_id),
      otherProfiles: account.others,
    };
  });
}

async function readRequests(app: App, profileId: number) {
  const rows = await listRequests(app.db, profileId);
  return rows.map((row) => ({
    id: row.id,
    kind: row.entitlement,
    state: row.state,
    message: row.message,
    createdAt: row.created_at.toISOString(),
  }));
}
