import type { Writer } from '../kind.ts';
import type { Category, Switchable } from '../shared/rules.ts';

/** Returns the footer's reason why the account gets an email. */
export function footerReason(category: Category, { i18n, site }: Writer): string {
  switch (category) {
    case 'interests_received':
      return i18n._({
        id: 'mail.reason.interests_received',
        message: 'You asked us to email you about new interests.',
      });
    case 'interests_accepted':
      return i18n._({
        id: 'mail.reason.interests_accepted',
        message: 'You asked us to email you about replies.',
      });
    case 'messages':
      return i18n._({
        id: 'mail.reason.messages',
        message: 'You asked us to email you about messages.',
      });
    case 'views':
      return i18n._({
        id: 'mail.reason.views',
        message: 'You asked us to email you about profile views.',
      });
    case 'matches':
      return i18n._({
        id: 'mail.reason.matches',
        message: 'You asked us to email you about new matches each week.',
      });
    case 'suggestions':
      return i18n._({
        id: 'mail.reason.suggestions',
        message: 'You asked us to email you about matches that our team suggests.',
      });
    case 'contact_views':
      return i18n._({
        id: 'mail.reason.contact_views',
        message: 'You asked us to email you about contact views.',
      });
    case 'saved_searches':
      return i18n._({
        id: 'mail.reason.saved_searches',
        message: 'You asked us to email you about saved searches.',
      });
    case 'reminders':
      return i18n._({
        id: 'mail.reason.reminders',
        message: 'You asked us to email you reminders.',
      });
    case 'service':
      return i18n._({
        id: 'mail.reason.service',
        message: "You're receiving this because you have a {site} account.",
        values: { site },
      });
  }
}

/** Returns the texts of the unsubscribe link. */
export function stopLabelFor(category: Switchable, { i18n }: Writer): string {
  switch (category) {
    case 'interests_received':
      return i18n._({
        id: 'mail.stop.interests_received',
        message: 'Stop emails about new interests',
      });
    case 'interests_accepted':
      return i18n._({
        id: 'mail.stop.interests_accepted',
        message: 'Stop emails about replies to interests',
      });
    case 'messages':
      return i18n._({ id: 'mail.stop.messages', message: 'Stop emails about messages' });
    case 'views':
      return i18n._({ id: 'mail.stop.views', message: 'Stop emails about profile views' });
    case 'matches':
      return i18n._({ id: 'mail.stop.matches', message: 'Stop weekly emails about new matches' });
    case 'suggestions':
      return i18n._({
        id: 'mail.stop.suggestions',
        message: 'Stop emails about matches that our team suggests',
      });
    case 'contact_views':
      return i18n._({ id: 'mail.stop.contact_views', message: 'Stop emails about contact views' });
    case 'saved_searches':
      return i18n._({ id: 'mail.stop.saved_searches', message: 'Stop emails about saved searches' });
    case 'reminders':
      return i18n._({ id: 'mail.stop.reminders', message: 'Stop reminders' });
  }
}
