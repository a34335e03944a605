import { ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import type { ProviderEvent } from '../search-provider/provider-event.ts';
import { providerOf } from '../search-provider/provider-of.ts';

/** Something that the search provider counts was done; nobody waits for it, and it may be lost. */
export async function note(
  context: WorkerContext,
  { event }: { readonly event: ProviderEvent },
): Promise<Result<null>> {
  void providerOf(context).then((provider) => provider?.note(event));
  return ok(null);
}
