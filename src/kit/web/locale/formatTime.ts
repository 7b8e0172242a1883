import { t } from '@lingui/core/macro';

/** Formats a time of day on a twelve-hour clock: 7:10 am. @param time HH:MM */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const clock = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`;
  return hours < 12 ? t`${clock} am` : t`${clock} pm`;
}
