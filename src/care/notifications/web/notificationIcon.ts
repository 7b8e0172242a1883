import {
  BadgeCheck,
  Bell,
  BellPlus,
  ClipboardCheck,
  CreditCard,
  Eye,
  FolderDown,
  Heart,
  HeartHandshake,
  ImageIcon,
  type LucideIcon,
  MessageCircle,
  MessageSquareWarning,
  MessagesSquare,
  PartyPopper,
  Phone,
  Search,
  UserRound,
  UsersRound,
} from 'lucide-react';

const icons: [begin: string, Icon: LucideIcon][] = [
  ['interest_', Heart],
  ['message_', MessageCircle],
  ['profile_viewed', Eye],
  ['saved_search', BellPlus],
  ['matches_', Search],
  ['suggestion_', HeartHandshake],
  ['story_', PartyPopper],
  ['contact_', Phone],
  ['photo_', ImageIcon],
  ['id_', BadgeCheck],
  ['profile_', UserRound],
  ['access_', Eye],
  ['deletion_', UserRound],
  ['manager_', UsersRound],
  ['person_', UserRound],
  ['request_', MessagesSquare],
  ['report_', MessageSquareWarning],
  ['download_', FolderDown],
  ['work_', ClipboardCheck],
  ['membership_', CreditCard],
  ['refund_', CreditCard],
];

/** Returns the icon of a kind of notification; the bell for one of another version. */
export const notificationIcon = (kind: string): LucideIcon =>
  icons.find(([begin]) => kind.startsWith(begin))?.[1] ?? Bell;
