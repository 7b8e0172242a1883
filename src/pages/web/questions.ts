import { t } from '@lingui/core/macro';
import { LIFT } from '../../matching/rules.ts';
import { paths } from '../../paths.ts';

type Question = { asks: string; answer: string; more?: { to: string; label: string } };

/** Frequent questions by topic, for the Help Center and as structured data for search engines. */
export function topics(): { title: string; questions: Question[] }[] {
  return [
    {
      title: t`Registering`,
      questions: [
        {
          asks: t`May I register my son, daughter, brother or sister?`,
          answer: t`Yes, with their knowledge and consent. Choose whom the profile is for under ‘Profile for’ and fill in the facts of the person who is to marry. The e-mail address and phone number are those of whoever looks after the profile.`,
        },
        {
          asks: t`What do I need to register?`,
          answer: t`Name, gender, date of birth, religion and mother tongue of the person, and an e-mail address, a mobile number and a password of at least ten characters. Women register from 18, men from 21 years of age.`,
          more: { to: paths.register(), label: t`Register Free` },
        },
        {
          asks: t`Why is my profile not shown to others yet?`,
          answer: t`It is shown once your email is verified and your profile is approved. No email? Check your spam folder, or send it again from your dashboard.`,
        },
      ],
    },
    {
      title: t`Finding somebody`,
      questions: [
        {
          asks: t`Whom do I see when I browse?`,
          answer: t`Members see profiles of the opposite gender unless they set the filter otherwise, and never their own. Visitors see a first name, a few facts and a blurred photo.`,
          more: { to: paths.browse(), label: t`Browse Profiles` },
        },
        {
          asks: t`Can I keep a search or send it to my family?`,
          answer: t`Yes. The link of the page keeps your filters: bookmark it or share it.`,
        },
        {
          asks: t`How are the recommendations on the dashboard chosen?`,
          answer: t`We compare partner preferences and profiles, both ways, and show the six best matches with the points that match. Profiles that a plan moves up are marked ‘Promoted’.`,
        },
      ],
    },
    {
      title: t`Interests`,
      questions: [
        {
          asks: t`What is an interest?`,
          answer: t`It says: we would like to know more about you. Tap the heart on a card or on the profile to send it. The other family sees it at once and gets an email.`,
        },
        {
          asks: t`How many interests may I send?`,
          answer: t`Five a day without a plan, as many as you like with one. Answering is free for everybody.`,
        },
        {
          asks: t`What happens if nobody answers, or both of us send one?`,
          answer: t`An interest that is not answered within 90 days expires; until then you may withdraw it. If both of you send one, you are connected.`,
        },
        {
          asks: t`I declined by mistake. Can I change my mind?`,
          answer: t`Yes. Open Interests and choose ‘Accept after all’. Only the one who declined can do so.`,
        },
      ],
    },
    {
      title: t`Photos, passwords and logins`,
      questions: [
        {
          asks: t`Who sees the photos?`,
          answer: t`Visitors see photos blurred. Members with a verified email see them clearly. If a photo is only for accepted members, it stays blurred until you are connected.`,
          more: { to: paths.privacy(), label: t`Privacy Policy` },
        },
        {
          asks: t`I have forgotten my password. What now?`,
          answer: t`We’ll email you a link to reset it. The link works for one hour. You are then logged out on all other devices.`,
          more: { to: paths.forgotPassword(), label: t`Set a new password` },
        },
        {
          asks: t`Where do I see on which devices I am logged in?`,
          answer: t`Open your account from your name at the top. It lists your devices, and you can log out of each.`,
        },
      ],
    },
    {
      title: t`Plans`,
      questions: [
        {
          asks: t`What does a plan open, and does it renew by itself?`,
          answer: t`Each plan says what it opens and how long it lasts. None renews by itself: it is paid once and ends on its day.`,
          more: { to: paths.packages(), label: t`Packages` },
        },
        {
          asks: t`How do I pay, and when does my plan begin?`,
          answer: t`By UPI, card or net banking, in the window of our payment provider. The plan begins as soon as your bank has said yes, usually within seconds, and you find the invoice with your payments on the page Subscription. A plan of the same kind as yours begins when yours ends.`,
        },
        {
          asks: t`I have a plan and want a higher one. Do I pay for the time twice?`,
          answer: t`No. What the unused days of your plan are worth is taken off the price, and you see the sum before you pay.`,
        },
        {
          asks: t`The money has left my account, but my plan is not active. What now?`,
          answer: t`Please do not pay again. Open Subscription: your payments there say how it stands, and ‘Ask the bank again’ asks at once. We check with your bank for four days. If the payment went through, your plan begins and we email you. If not, your bank returns the money.`,
        },
        {
          asks: t`What do ‘Highlighted’, ‘Featured’ and ‘Promoted’ mean?`,
          answer: t`They come with plans. A highlighted card has an edge of its own, a featured profile a badge. A promoted one stands before matches that are less than ${LIFT} points better, only where it meets all that the other side asks for. None of them means that we have checked the person.`,
        },
        {
          asks: t`Can I have my money back?`,
          answer: t`Fees are not refundable, with one exception: what a technical error made you pay twice is refunded once it is verified. Our office sees these payments, so you need not ask.`,
          more: { to: paths.refundPolicy(), label: t`Refund Policy` },
        },
      ],
    },
  ];
}
