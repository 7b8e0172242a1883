import {
  Clock,
  HeartCrack,
  HeartHandshake,
  Hourglass,
  ListStart,
  type LucideIcon,
  Undo2,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Card } from '../../../people/profiles/contract.ts';
import { CompactCard } from '../../../people/profiles/web/card/CompactCard.tsx';
import { SafetyMenu } from '../../../people/safety/web/SafetyMenu.tsx';
import { classes } from '../../../ui/classes.ts';
import type { Interest } from '../contract.ts';
import type { InterestState as State } from '../shared/rules.ts';
import { InterestActions } from './InterestActions.tsx';
import { InterestStateText } from './InterestStateText.tsx';
import { useJustConnected } from './justConnected.ts';

const signs: Record<State, { Icon: LucideIcon; tone: string }> = {
  queued: { Icon: ListStart, tone: 'text-soft' },
  pending: { Icon: Clock, tone: 'text-marigold-ink' },
  accepted: { Icon: HeartHandshake, tone: 'text-leaf-ink' },
  declined: { Icon: HeartCrack, tone: 'text-soft' },
  withdrawn: { Icon: Undo2, tone: 'text-soft' },
  expired: { Icon: Hourglass, tone: 'text-soft' },
};

type InterestCardProps = { interest: Interest; profile: Card; priority?: boolean };

/** Card of the profile on the other side of an interest, with its state and actions. */
export function InterestCard({ interest, profile, priority }: InterestCardProps) {
  const words = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  const { state } = interest;
  const { Icon, tone } = signs[state];
  const isMoment = useJustConnected()?.id === profile.id;

  // The pressed button disappears with the state, so the focus moves to this card.
  useEffect(() => {
    if (pressed.current && document.activeElement === document.body) {
      words.current?.focus({ preventScroll: true });
    }
    pressed.current = false;
  }, [state]);

  // So does closing the dialog about the new connection, which had the focus meanwhile.
  const wasMoment = useRef(false);
  useEffect(() => {
    if (wasMoment.current && !isMoment) words.current?.focus({ preventScroll: true });
    wasMoment.current = isMoment;
  }, [isMoment]);

  return (
    <CompactCard
      profile={profile}
      priority={priority}
      menu={<SafetyMenu person={profile} />}
      state={
        <p ref={words} tabIndex={-1} className="flex gap-2 outline-none max-sm:text-sm">
          <Icon aria-hidden className={classes('mt-1 size-5 shrink-0 max-sm:mt-0.5', tone)} />
          <span className="min-w-0">
            <InterestStateText interest={interest} name={profile.name} />
          </span>
        </p>
      }
      actions={
        <div
          onClickCapture={() => {
            pressed.current = true;
          }}
          className="flex flex-wrap gap-2 empty:hidden"
        >
          <InterestActions person={profile} interest={interest} />
        </div>
      }
    />
  );
}
