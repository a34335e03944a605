import type { TaskDoc } from '../../documents/shopper-documents.ts';
import type { Shopper } from '../../shopper/shopper.ts';

type Refusal = Pick<TaskDoc, 'refusalCode'> & { readonly state: 'failed' | 'conflict' };

/**
 * Shows on a task that the shop did not take it. Where `isToTell`, a message says so until the shopper closes it (spec 4:
 * notifications, O5); an answer that is taken over again says nothing a second time.
 */
export async function refuseTask(shopper: Shopper, id: string, refusal: Refusal, isToTell: boolean): Promise<void> {
  const state = (await shopper.task(id))?.state;
  const isNews = isToTell && state !== 'failed' && state !== 'conflict';
  await shopper.patchTask(id, { ...refusal, waitReason: null, ...(isNews && { isUntold: true }) });
}
