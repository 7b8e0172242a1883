import { t } from '@lingui/core/macro';
import { paths } from '../../../paths.ts';

/** What a sentence depends on: a setting of the site. */
type Fact = 'sms' | 'profilesChecked' | 'paysOnline' | 'paysAtOffice';
/** A sentence that is true of sites with a setting alone. */
type Sometimes = { fact: Fact; text: string };
type Question = {
  /** The setting without which nobody has this question. */
  only?: Fact;
  question: string;
  answer: string;
  sometimes?: Sometimes[];
  more?: { to: string; label: string };
};

/** Frequent questions by topic, for the Help Center and as structured data for search engines. */
export function questionTopics(): { title: string; questions: Question[] }[] {
  return [
    {
      title: t`Registration`,
      questions: [
        {
          question: t`Can I register my son, daughter, brother or sister?`,
          answer: t`Yes, with their knowledge and consent. Under ‘Profile for’, choose who the profile is for, and enter the details of the bride or groom. Use the email and phone number of the person who manages the profile.`,
        },
        {
          question: t`What do I need to register?`,
          answer: t`Name, gender, date of birth, religion and mother tongue of the bride or groom. Also an email, a phone number and a password of at least 10 characters. Women must be 18 or older, men 21 or older.`,
          more: { to: paths.register(), label: t`Register Free` },
        },
        {
          question: t`Why can't others see my profile yet?`,
          answer: t`Others see it once your email is verified. No email? Check your spam folder, or send it again from your dashboard.`,
          sometimes: [
            { fact: 'profilesChecked', text: t`Our team checks each new profile first.` },
            { fact: 'sms', text: t`Verify your phone number too, in Settings, with the code that we send.` },
          ],
        },
        {
          question: t`What are verified profiles?`,
          answer: t`Their email is verified. ‘ID verified’ means that our team has also compared the name and the date of birth with an official document.`,
          sometimes: [
            { fact: 'profilesChecked', text: t`Our team has approved each profile.` },
            {
              fact: 'sms',
              text: t`New members verify their phone number too. ‘Phone verified’ means that the family has entered a code that we sent to the number.`,
            },
          ],
        },
        {
          question: t`How do I get the ‘ID verified’ badge?`,
          answer: t`In Settings, an owner of the profile sends a photo of a passport, driving licence, voter ID card, PAN card or Aadhaar card. On an Aadhaar card, you black out the first 8 digits before the photo is sent. Only our reviewers see it. We delete it as soon as it is approved or rejected, and after 30 days at the latest.`,
          more: { to: paths.settings('id'), label: t`ID verification` },
        },
      ],
    },
    {
      title: t`Search and matches`,
      questions: [
        {
          question: t`Which profiles do I see in Browse?`,
          answer: t`Members see profiles of the opposite gender, unless they change the filter. You never see your own profile. Visitors see a first name, a few details and a blurred photo.`,
          more: { to: paths.browse(), label: t`Browse Profiles` },
        },
        {
          question: t`Can I save a search or share it with my family?`,
          answer: t`Yes. Choose ‘Save this search’ in Browse. We can notify you of new matches. The page link keeps your filters too: bookmark it or share it.`,
        },
        {
          question: t`How do you choose my recommendations?`,
          answer: t`We compare your preferences with their profile, and their preferences with yours. Your dashboard shows the 6 best matches, and why they match. Profiles that are shown higher because of their plan are marked ‘Promoted’.`,
          more: { to: paths.howMatchingWorks(), label: t`How matching works` },
        },
        {
          question: t`I don't like a recommended profile. Can I remove it?`,
          answer: t`Yes. Choose ‘Not for me’ under the profile. We won't recommend it again, and they are not notified. You can undo this in Settings.`,
        },
        {
          question: t`Can I match two horoscopes?`,
          answer: t`Yes, without logging in. Enter when and where both were born. You see guna milan with 36 points, manglik, the ten poruthams and both charts. We don't store what you enter.`,
          more: { to: paths.horoscope(), label: t`Horoscope Matching` },
        },
        {
          question: t`Who sees my horoscope?`,
          answer: t`You choose: everyone who sees your profile, connected members only, or nobody. The exact time and place of birth are shown to connected members only. The points with another profile are shown when both of you share your horoscope.`,
        },
      ],
    },
    {
      title: t`Interests`,
      questions: [
        {
          question: t`What is an interest?`,
          answer: t`An interest says: we would like to know more about you. To send one, tap the heart in Browse, or Send Interest on the profile. The other family sees it at once and gets an email. If they have limited how many new interests they see, yours waits for its turn.`,
        },
        {
          question: t`How many interests can I send?`,
          answer: t`5 a day without a plan. With a plan that includes unlimited interests, as many as you like. Replying is free for everyone.`,
          more: { to: paths.packages(), label: t`Packages` },
        },
        {
          question: t`What if there is no reply, or we both send an interest?`,
          answer: t`An interest expires after 90 days without a reply. You can withdraw it before that. If you both send one, you're connected.`,
        },
        {
          question: t`I get too many interests. What can I do?`,
          answer: t`Open Settings and set how many new interests you want to see in a week. You see the best matches first. The others wait in a queue for up to 14 days.`,
        },
        {
          question: t`Why is my interest in queue?`,
          answer: t`Some members limit how many new interests they see in a week. Yours waits, and is delivered within 14 days. You can withdraw it before that.`,
        },
        {
          question: t`I declined by mistake. Can I change my mind?`,
          answer: t`Yes. Open Interests and choose ‘Accept now’. Only the person who declined can do this.`,
        },
      ],
    },
    {
      title: t`Photos, password and login`,
      questions: [
        {
          question: t`Can I hide my profile for some time?`,
          answer: t`Yes. Open Settings and choose ‘Hide my profile’. Nobody else sees it until you show it again, or until the time you chose is over. Nothing is deleted.`,
        },
        {
          question: t`How do I change my email, phone number or password?`,
          answer: t`Open Settings. For a new email, we send a link to both addresses: please open both. If you can't open the old one, your email changes 7 days after you confirm the new one. After you change your password, you're logged out on all other devices.`,
          sometimes: [{ fact: 'sms', text: t`For a new phone number, we send a code by SMS.` }],
        },
        {
          question: t`Who sees my photos?`,
          answer: t`Visitors see blurred photos. Members with a verified email see clear photos. If your photos are for connected members only, others see them blurred.`,
          more: { to: paths.privacy(), label: t`Privacy Policy` },
        },
        {
          question: t`I forgot my password. What should I do?`,
          answer: t`We'll email you a link to reset your password. The link works for 1 hour. After the reset, you'll be logged out on all other devices.`,
          more: { to: paths.forgotPassword(), label: t`Reset your password` },
        },
        {
          question: t`Where can I see the devices I'm logged in on?`,
          answer: t`Open Settings and choose ‘Your devices’. You'll see all your devices and can log out of any of them.`,
        },
      ],
    },
    {
      title: t`Plans and payments`,
      questions: [
        {
          question: t`What do I get with a plan? Does it renew?`,
          answer: t`See Packages for the benefits and duration of each plan. One payment, no auto-renewal.`,
          more: { to: paths.packages(), label: t`Packages` },
        },
        {
          question: t`How do I pay, and when does my plan start?`,
          answer: t`If you buy your current plan again, it starts when the current one ends.`,
          sometimes: [
            {
              fact: 'paysOnline',
              text: t`Pay by UPI, card or net banking in our payment provider's window. Your plan starts as soon as your bank confirms the payment, usually within seconds. The invoice is in Subscription, with your payments.`,
            },
            {
              fact: 'paysAtOffice',
              text: t`You pay at our office. Write to us or call us first, and tell us which plan you want. We start your plan once we have received the payment.`,
            },
          ],
          more: { to: paths.contact(), label: t`Contact Us` },
        },
        {
          question: t`If I upgrade, do I pay twice for the same days?`,
          answer: t`No. We take the value of your unused days off the price. You'll see the amount before you pay.`,
        },
        {
          only: 'paysOnline',
          question: t`The money has left my account, but my plan is not active. What should I do?`,
          answer: t`Please don't pay again. Open Subscription to see the status of your payment. Tap ‘Check status’ to check with your bank now. We keep checking for 4 days. If the payment went through, your plan starts and we email you. If not, your bank returns the money.`,
        },
        {
          question: t`What do ‘Highlighted’, ‘Featured’ and ‘Promoted’ mean?`,
          answer: t`They are benefits of a plan. ‘Highlighted’ means a golden border, ‘Featured’ a badge. A ‘Promoted’ profile can appear a little earlier, but only if it meets all your preferences. None of these means that we checked the person.`,
        },
        {
          question: t`Can I get a refund?`,
          answer: t`Fees are non-refundable, with one exception: if you paid twice for the same plan because of an error, we refund one payment after verification.`,
          sometimes: [
            { fact: 'paysOnline', text: t`Our team sees double payments, so you don't need to ask.` },
          ],
          more: { to: paths.refundPolicy(), label: t`Refund Policy` },
        },
      ],
    },
  ];
}
