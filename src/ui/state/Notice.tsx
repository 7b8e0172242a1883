import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

const tones = {
  bad: { look: 'border-bad-ink bg-bad-soft', icon: 'text-bad-ink', Icon: CircleAlert },
  good: { look: 'border-leaf-ink bg-leaf-soft', icon: 'text-leaf-ink', Icon: CircleCheck },
  quiet: { look: 'border-line bg-sunk', icon: 'text-soft', Icon: Info },
};

type NoticeProps = {
  /** `bad` for what went wrong; it is read out as soon as it appears. */
  tone?: keyof typeof tones;
  title?: ReactNode;
  /** What can be done about it: a link or a button. */
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** A message in its place on the page, where it stays. */
export function Notice({ tone = 'quiet', title, action, className, children }: NoticeProps) {
  const { look, icon, Icon } = tones[tone];
  return (
    <div
      role={tone === 'bad' ? 'alert' : undefined}
      className={classes('flex gap-3 rounded-xl border px-4 py-3', look, className)}
    >
      <Icon aria-hidden className={classes('mt-1 size-5 shrink-0', icon)} />
      <div className="min-w-0 grow">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="mt-3 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}
