import type { PaymentTest } from '../../test/gateway.ts';
import { goBack, order } from '../../test/purchase.ts';
import { cast, emailOf, PARTNER, SUITOR } from '../actors.ts';

export type World = Awaited<ReturnType<typeof buildWorld>>;

/** Buys the member a plan, and returns what valid requests can name. */
export async function buildWorld(site: PaymentTest) {
  const { db } = site.app;
  const profileOf = (key: string) =>
    db
      .selectFrom('profiles')
      .innerJoin('profile_managers', 'profile_managers.profile_id', 'profiles.id')
      .innerJoin('accounts', 'accounts.id', 'profile_managers.account_id')
      .select(['profiles.id', 'profiles.public_id', 'profile_managers.account_id'])
      .where('accounts.email', '=', emailOf(key))
      .executeTakeFirstOrThrow();
  const [member, partner, suitor] = await Promise.all([cast.member!, PARTNER, SUITOR].map(profileOf));
  const [me, them, him] = [member!, partner!, suitor!];
  const listed = await db
    .selectFrom('profiles')
    .select('public_id')
    .where('listed_at', 'is not', null)
    .execute();

  const browser = await site.as(cast.member!);
  const made = await order(browser, 'Platinum');
  const { checkout: signed, payment: paid } = await site.gateway.pay(made.gatewayOrder);
  await goBack(browser, made.id, signed);
  await site.workOff();
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('gateway_payment_id', '=', paid.id)
    .executeTakeFirstOrThrow();
  const invoice = await db
    .selectFrom('invoices')
    .select('id')
    .where('payment_id', '=', payment.id)
    .executeTakeFirstOrThrow();
  const { id: membership } = await db
    .selectFrom('memberships')
    .select('id')
    .where('profile_id', '=', me.id)
    .executeTakeFirstOrThrow();
  const conversation = await db
    .selectFrom('conversations')
    .select('id')
    .where('low_id', '=', Math.min(me.id, them.id))
    .where('high_id', '=', Math.max(me.id, them.id))
    .executeTakeFirstOrThrow();
  const messages = await db
    .selectFrom('messages')
    .select('public_id')
    .where('conversation_id', '=', conversation.id)
    .execute();
  const notification = await db
    .selectFrom('notifications')
    .select('id')
    .where('account_id', '=', me.account_id)
    .executeTakeFirstOrThrow();
  const photo = await db.selectFrom('photos').select(['id', 'storage_key']).executeTakeFirstOrThrow();
  for (const size of ['small', 'large', 'blurred'])
    await site.app.storage.put(`${photo.storage_key}/${size}.webp`, Buffer.from('a picture'));

  return {
    site,
    db,
    profileOf,
    me,
    them,
    him,
    listed,
    made,
    signed,
    payment,
    invoice,
    membership,
    conversation,
    messages,
    notification,
    photo,
    /** Returns what a person reads at an address, in a new session because requests end the existing ones. */
    readAs: async (key: string, path: string) => (await (await site.as(key)).get(path)).body,
  };
}
