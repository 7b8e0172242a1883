import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  changeSession,
  isChangingSession,
  refreshViewer,
  useViewer,
  type Viewer,
} from '../../../../kit/web/viewer.ts';
import { paths } from '../../../../paths.ts';

const READ_MS = 1500;

/** Start page of a signed-in user. */
export function homeOf(viewer: Viewer): string {
  return viewer.staff ? paths.adminDashboard() : paths.dashboard();
}

export type Landing = {
  /**
   * The account that was logged in when the page opened, or has logged in from another tab since; null for a visitor,
   * while loading, and for one that the page's own form signs in.
   */
  already: Viewer | null;
  /** Whether the form has signed somebody in: it stays as it is until the next page is shown. */
  landing: boolean;
  /** Leaves a form that signed somebody in, after the time it takes to read its message. */
  land(path: string): Promise<void>;
};

/** For a page whose form signs somebody in. */
export function useLanding(): Landing {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { viewer } = useViewer();
  const [already, setAlready] = useState<Viewer | null>(null);
  const [landing, setLanding] = useState(false);
  if (viewer && !already && !landing && !isChangingSession()) setAlready(viewer);
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
      // The server may answer a signed-in user differently.
      queries.removeQueries({ type: 'inactive' });
      // This browser's previous session, if any, ended with the login.
      setViewer(null);
      await refreshViewer();
      if (here.current) await navigate(path, { replace: true });
    });
    (await import('../../../../kit/web/session.ts')).notifyTabs();
  }

  return { already, landing, land };
}
