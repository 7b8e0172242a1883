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

/** Whether a form of this page has signed somebody in, and its page is still shown: the next one may take a while to render. */
let leaving = false;

/** Start page of a signed-in user. */
export function homeOf(viewer: Viewer): string {
  return viewer.staff ? paths.adminDashboard() : paths.dashboard();
}

/**
 * Returns the account that was logged in when the page opened, or has logged in from another tab since; null for a
 * visitor and while loading. After a login by the page's own form, `useLanding` navigates on.
 */
export function useSignedInAlready(): Viewer | null {
  const { viewer } = useViewer();
  const [first, setFirst] = useState<Viewer | null>(null);
  if (viewer && !first && !isChangingSession() && !leaving) setFirst(viewer);
  return first;
}

/**
 * Leaves a form that signed somebody in, after the time it takes to read its message. While `landing`,
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
      leaving = false;
    };
  }, []);

  async function land(path: string) {
    setLanding(true);
    leaving = true;
    await changeSession(async (setViewer) => {
      await new Promise((resolve) => setTimeout(resolve, READ_MS));
      // The server may answer a signed-in user differently.
      queries.removeQueries({ type: 'inactive' });
      // This browser's previous session, if any, ended with the login.
      setViewer(null);
      await refreshViewer();
      if (here.current) await navigate(path, { replace: true });
    });
    (await import('../../../kit/web/session.ts')).notifyTabs();
  }

  return { landing, land };
}
