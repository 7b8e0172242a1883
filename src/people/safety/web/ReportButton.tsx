import { Flag } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useViewer } from '../../../kit/web/viewer.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import type { ReportTarget } from './sendReport.ts';

const ReportDialog = lazyPart(() => import('./ReportDialog.tsx'));

type ReportButtonProps = {
  target: ReportTarget;
  person: { id: string | null; name: string };
  onBlocked?: () => void;
  children: ReactNode;
};

/** Button that reports a photo or a message where it is shown. For members who may act for their profile. */
export default function ReportButton({ target, person, onBlocked, children }: ReportButtonProps) {
  const { viewer } = useViewer();
  const [open, setOpen] = useState(false);
  const profile = viewer?.profile;
  if (!profile || profile.role === 'viewer' || profile.id === person.id) return null;
  return (
    <>
      <Button kind="plain" size="small" className="-mx-4" onClick={() => setOpen(true)}>
        <Flag aria-hidden className="size-5" />
        {children}
      </Button>
      {open && (
        <Suspense>
          <ReportDialog
            target={target}
            person={person}
            onClose={() => setOpen(false)}
            onBlocked={onBlocked}
          />
        </Suspense>
      )}
    </>
  );
}
