import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  changeSession,
  isChangingSession,
  refreshViewer,
  useViewer,
  type Viewer,
} from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';

const READ_MS = 1500;

/** Where somebody who is signed in begins. */
export function homeOf(viewer: Viewer): string {
  return viewer.staff ? paths.adminDashboard() : paths.dashboard();
}

/**
 * Who was signed in when the page was opened, or has signed in in another tab since; null for a visitor and while it
 * is not known. Whoever signs in by the page's own form is led on by `useLanding`.
 */
export function useSignedInAlready(): Viewer | null {
  const { viewer } = useViewer();
  const [first, setFirst] = useState<Viewer | null>(null);
  if (viewer && !first && !isChangingSession()) setFirst(viewer);
  return first;
}

/**
 * Leaves a form that signed somebody in, after the time it takes to read the message about it. While `landing`,
 * the form stays as it is.
 */
export function useLanding(): { landing: boolean; land(path: string): Promise<void> } {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [landing, setLanding] = useState(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  async function land(path: string) {
    setLanding(true);
    await changeSession(async (setViewer) => {
      await new Promise((resolve) => setTimeout(resolve, READ_MS));
      // What was asked as a visitor may be answered differently now.
      queries.removeQueries({ type: 'inactive' });
      // This browser's last session, if there was one, ended with the login.
      setViewer(null);
      await refreshViewer();
      if (here.current) await navigate(path, { replace: true });
    });
    (await import('../../../kit/web/session.ts')).tellTabs();
  }

  return { landing, land };
}
