import type { Complaint } from '../contract.ts';
import { safety } from './safety.ts';

/** What is reported. A message, and a person whose profile can't be seen, is reported by its own room, which passes how. */
export type ReportTarget =
  | { kind: 'profile'; id: string }
  | { kind: 'photo'; id: string }
  | { kind: 'message' | 'person'; send(complaint: Complaint): Promise<{ blocked: boolean }> };

/** Sends a report. */
export function sendReport(target: ReportTarget, complaint: Complaint): Promise<{ blocked: boolean }> {
  switch (target.kind) {
    case 'profile':
      return safety.reportProfile.call({ id: target.id, ...complaint });
    case 'photo':
      return safety.reportPhoto.call({ id: target.id, ...complaint });
    case 'message':
    case 'person':
      return target.send(complaint);
  }
}
