import type { TaskDoc } from '../documents/shopper-documents.ts';

/**
 * Whether a later edit of the profile waits. It holds all before it (`queue-profile-edit.ts`), so one of those is not taken back while
 * that one stays.
 */
export function hasLaterEdit({ kind, owner, seq }: TaskDoc, tasks: readonly TaskDoc[]): boolean {
  const isLater = (task: TaskDoc): boolean => task.kind === kind && task.owner === owner && task.seq > seq;
  return kind === 'profile.save' && tasks.some((task) => isLater(task) && task.state === 'queued');
}
