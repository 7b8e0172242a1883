import { t } from '@lingui/core/macro';
import { LIFT } from '../../matching/rules.ts';
import { paths } from '../../paths.ts';

type Question = { asks: string; answer: string; more?: { to: string; label: string } };

/** Frequent questions by topic, for the Help Center and as structured data for search engines. */
export function topics(): { title: string; questions: Question[] }[] {
  return [
    {
      title: t`Registration`,
      questions: [
        {
          asks: t`Can I register my son, daughter, brother or sister?`,
          answer: t`Yes, with their knowledge and consent. Under ‘Profile for’, choose who the profile is for, and enter the details of the bride or groom. Use the email and phone number of the person who manages the profile.`,
        },
        {
          asks: t`What do I need to register?`,
          answer: t`Name, gender, date of birth, religion and mother tongue of the bride or groom. Also an email, a phone number and a password of at least 10 characters. Women must be 18 or older, men 21 or older.`,
          more: { to: paths.register(), label: t`Register Free` },
        },
        {
          asks: t`Why can't others see my profile yet?`,
          answer: t`Others see it once your email is verified and your profile is approved. No email? Check your spam folder, or send it again from your dashboard.`,
        },
      ],
    },
    {
      title: t`Search and matches`,
      questions: [
        {
          asks: t`Which profiles do I see in Browse?`,
          answer: t`Members see profiles of the opposite gender, unless they change the filter. You never see your own profile. Visitors see a first name, a few details and a blurred photo.`,
          more: { to: paths.browse(), label: t`Browse Profiles` },
        },
        {
          asks: t`Can I save a search or share it with my family?`,
          answer: t`Yes. The page link keeps your filters. Bookmark it or share it.`,
        },
        {
          asks: t`How do you choose my recommendations?`,
          answer: t`We compare your preferences with their profile, and their preferences with yours. Your dashboard shows the 6 best matches, and why they match. Profiles that are shown higher because of their plan are marked ‘Promoted’.`,
        },
      ],
    },
    {
      title: t`Interests`,
      questions: [
        {
          asks: t`What is an interest?`,
          answer: t`An interest says: we would like to know more about you. To send one, tap the heart on a card, or Send Interest on the profile. The other family sees it at once and gets an email.`,
        },
        {
          asks: t`How many interests can I send?`,
          answer: t`5 a day without a plan, unlimited with a plan. Replying is free for everyone.`,
        },
        {
          asks: t`What if there is no reply, or we both send an interest?`,
          answer: t`An interest expires after 90 days without a reply. You can withdraw it before that. If you both send one, you're connected.`,
        },
        {
          asks: t`I declined by mistake. Can I change my mind?`,
          answer: t`Yes. Open Interests and choose ‘Accept now’. Only the person who declined can do this.`,
        },
      ],
    },
    {
      title: t`Photos, password and login`,
      questions: [
        {
          asks: t`Who sees my photos?`,
          answer: t`Visitors see blurred photos. Members with a verified email see clear photos. If you show your photos to accepted members only, they stay blurred until you're connected.`,
          more: { to: paths.privacy(), label: t`Privacy Policy` },
        },
        {
          asks: t`I forgot my password. What should I do?`,
          answer: t`We'll email you a link to reset your password. The link works for 1 hour. After the reset, you'll be logged out on all other devices.`,
          more: { to: paths.forgotPassword(), label: t`Reset your password` },
        },
        {
          asks: t`Where can I see the devices I'm logged in on?`,
          answer: t`Open the menu with your name and choose ‘Your account’. You'll see all your devices and can log out of any of them.`,
        },
      ],
    },
    {
      title: t`Plans and payments`,
      questions: [
        {
          asks: t`What do I get with a plan? Does it renew?`,
          answer: t`See Packages for the benefits and duration of each plan. One payment, no auto-renewal.`,
          more: { to: paths.packages(), label: t`Packages` },
        },
        {
          asks: t`How do I pay, and when does my plan start?`,
          answer: t`Pay by UPI, card or net banking in our payment provider's window. Your plan starts as soon as your bank confirms the payment, usually within seconds. The invoice is in Subscription, with your payments. If you buy your current plan again, it starts when the current one ends.`,
        },
        {
          asks: t`If I upgrade, do I pay twice for the same days?`,
          answer: t`No. We take the value of your unused days off the price. You see the amount before you pay.`,
        },
        {
          asks: t`The money has left my account, but my plan is not active. What should I do?`,
          answer: t`Please do not pay again. Open Subscription to see the status of your payment. ‘Check status’ asks your bank now. We check with your bank for 4 days. If the payment went through, your plan starts and we email you. If not, your bank returns the money.`,
        },
        {
          asks: t`What do ‘Highlighted’, ‘Featured’ and ‘Promoted’ mean?`,
          answer: t`They are benefits of a plan. A highlighted profile has a golden border. A featured profile has a badge. A promoted profile can appear before profiles whose match is up to ${LIFT - 1} points higher, but only if it meets all preferences of the person who sees it. None of these means that we checked the person.`,
        },
        {
          asks: t`Can I get a refund?`,
          answer: t`Fees are non-refundable, with one exception: if a technical error made you pay twice, we refund one payment after verification. Our team sees double payments, so you don't need to ask.`,
          more: { to: paths.refundPolicy(), label: t`Refund Policy` },
        },
      ],
    },
  ];
}
